import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import { AccountsStore } from '../../../application/stores/accounts-store';
import { PageHead } from '../../components/page-head';
import { useIsPhone } from '../../components/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { writeInstant } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import { StaleNotice } from './stale-notice';
import styles from './accounts-head.module.css';

/** Title of the page, and how old its figures are. */
export const AccountsHead = observer(function AccountsHead() {
  const { t } = useTranslation();
  const culture = useCulture();
  const phone = useIsPhone();
  const store = useStore(AccountsStore);
  const list = dataOf(store.remote);
  const time = list && writeInstant(list.asOf, culture, phone ? 'asOfTime' : 'asOf');

  return (
    <>
      <PageHead
        title={t('accounts.title')}
        note={
          time !== undefined && (
            <span className={styles['note']}>
              {t(phone ? 'accounts.asOfShort' : 'accounts.asOf', { time })}
              <Button
                type="text"
                size="small"
                data-testid="accounts-refresh"
                aria-label={t('accounts.refresh')}
                title={t('accounts.refresh')}
                icon={<ReloadOutlined aria-hidden spin={store.refreshing} />}
                onClick={() => store.retry()}
              />
            </span>
          )
        }
      />
      {time !== undefined && store.stale && <StaleNotice time={time} />}
    </>
  );
});
