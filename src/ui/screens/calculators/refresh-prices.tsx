import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CalculatorsStore } from '../../../application/stores/calculators-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';

/** Asks for the newest prices and rates, once there are some. */
export const RefreshPrices = observer(function RefreshPrices() {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const { remote } = store;
  if (remote.status !== 'ready') return null;
  return (
    <Button
      icon={<ReloadOutlined aria-hidden />}
      loading={remote.refreshing}
      data-testid="calculators-refresh"
      onClick={() => store.retry()}
    >
      {t('calculators.refresh')}
    </Button>
  );
});
