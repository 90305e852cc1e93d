import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Button that loads the newest prices and rates; disabled until the first ones have loaded. */
export const RefreshPrices = observer(function RefreshPrices() {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const { remote } = store;
  return (
    <Button
      icon={<ReloadOutlined aria-hidden />}
      disabled={remote.status !== 'ready'}
      loading={remote.status === 'ready' && remote.refreshing}
      data-testid="calculators-refresh"
      onClick={() => store.retry()}
    >
      {t('calculators.refresh')}
    </Button>
  );
});
