import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { PageHead } from '../../components/page/page-head';
import { useIsPhone } from '../../hooks/use-media-query';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './accounts-head.module.css';
import { FiguresTime, useFiguresTime } from '../totals/figures-time';
import { MoneyLinks } from '../actions/money-links';
import { StaleNotice } from './stale-notice';

/** Title of the page and the time of its figures. Phones show no title: the mobile bar names the page. */
export const AccountListHead = observer(function AccountListHead() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const store = useStore(AccountsStore);
  const time = useFiguresTime();

  return (
    <>
      {isPhone ? (
        <h1 tabIndex={-1} className={styles['hidden']}>
          <VisuallyHidden>{t('accounts.title')}</VisuallyHidden>
        </h1>
      ) : (
        <PageHead
          title={t('accounts.title')}
          note={time !== undefined && <FiguresTime />}
          actions={<MoneyLinks />}
        />
      )}
      {time !== undefined && store.stale && <StaleNotice time={time} />}
    </>
  );
});
