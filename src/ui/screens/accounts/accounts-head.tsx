import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../../application/stores/accounts-store';
import { PageHead } from '../../components/page-head';
import { useIsPhone } from '../../components/use-media-query';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './accounts-head.module.css';
import { AsOf, useAsOf } from './as-of';
import { MoneyLinks } from './money-links';
import { StaleNotice } from './stale-notice';

/** Title of the page, and how old its figures are. On a phone the figures come first: the mobile bar names the page. */
export const AccountsHead = observer(function AccountsHead() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const store = useStore(AccountsStore);
  const time = useAsOf();

  return (
    <>
      {phone ? (
        <h1 tabIndex={-1} className={styles['quiet']}>
          <VisuallyHidden>{t('accounts.title')}</VisuallyHidden>
        </h1>
      ) : (
        <PageHead
          title={t('accounts.title')}
          note={time !== undefined && <AsOf />}
          actions={<MoneyLinks />}
        />
      )}
      {time !== undefined && store.stale && <StaleNotice time={time} />}
    </>
  );
});
