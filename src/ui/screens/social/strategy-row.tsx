import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { StrategiesStore } from '../../../application/stores/strategies-store';
import type { Strategy } from '../../../domain/social/strategy';
import { NotSent } from '../../components/amount';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { useNumbers } from '../../i18n/numbers';
import { useStore } from '../../use-store';
import { SignedPercent } from './signed-percent';
import { StrategyDetail } from './strategy-detail';
import styles from './strategy-row.module.css';

/** One strategy: name, provider, return and copiers; the rest opens below. */
export const StrategyRow = observer(function StrategyRow({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(StrategiesStore);
  const { id, name, provider, returnPercent, copiers } = strategy;
  const isOpen = store.opened === id;
  return (
    <li className={sections['row']} data-testid={`strategy-${id}`}>
      <div className={styles['line']}>
        <div>
          <h2>{name}</h2>
          {provider && <p className={sections['meta']}>{provider}</p>}
        </div>
        <dl className={styles['figures']}>
          <div>
            <dt>{t('social.return')}</dt>
            <dd>{returnPercent === null ? <NotSent /> : <SignedPercent value={returnPercent} />}</dd>
          </div>
          <div>
            <dt>{t('social.copiers')}</dt>
            <dd>{copiers === null ? <NotSent /> : numbers.integer(copiers)}</dd>
          </div>
        </dl>
        <Button
          aria-expanded={isOpen}
          aria-controls={`strategy-detail-${id}`}
          aria-label={t(isOpen ? 'social.hideOf' : 'social.detailsOf', { name })}
          onClick={() => store.toggle(id)}
        >
          {t(isOpen ? 'social.hide' : 'social.details')}
        </Button>
      </div>
      <div id={`strategy-detail-${id}`}>{isOpen && <StrategyDetail strategy={strategy} />}</div>
    </li>
  );
});
