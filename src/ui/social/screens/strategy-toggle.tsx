import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { StrategiesStore } from '../../../application/social/strategies-store';
import type { Strategy } from '../../../domain/social/strategy';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Opens and closes the details of a strategy. */
export const StrategyToggle = observer(function StrategyToggle({ id, name }: Pick<Strategy, 'id' | 'name'>) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  const isOpen = store.openStrategyId === id;
  return (
    <Button
      aria-expanded={isOpen}
      aria-controls={isOpen ? `strategy-detail-${id}` : undefined}
      aria-label={t(isOpen ? 'social.hideOf' : 'social.detailsOf', { name })}
      onClick={() => store.toggleDetails(id)}
    >
      {t(isOpen ? 'social.hide' : 'social.details')}
    </Button>
  );
});
