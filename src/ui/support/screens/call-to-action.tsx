import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ClientStore } from '../../../application/client/client-store';
import { SiteStore } from '../../../application/site/site-store';
import type { HowToUseTab } from '../../../domain/access/menu-entries.table';
import { routePath } from '../../../domain/access/routes';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './call-to-action.module.css';
import { GUIDES } from './guides.table';

/** The link to the page that a guide explains. Without a live account, the link to opening one (R2.4, V13). */
export const CallToAction = observer(function CallToAction({ tab }: { tab: HowToUseTab }) {
  const { t } = useTranslation();
  const { brand } = useStore(SiteStore).config;
  const hasLiveAccount = useStore(ClientStore).setting?.isAnyLiveAccount ?? false;
  if (hasLiveAccount) {
    return (
      <Link
        className={styles['button']}
        data-testid="how-to-use-open"
        to={routePath(GUIDES[tab].route, brand.slug)}
      >
        {t(`howToUse.${tab}.open`)}
      </Link>
    );
  }
  return (
    <div className={styles['requirement']} role="note">
      <p>{t('howToUse.liveNeeded')}</p>
      <Link
        className={styles['button']}
        data-testid="how-to-use-accounts"
        to={routePath('accounts', brand.slug)}
      >
        {t('howToUse.toAccounts')}
      </Link>
    </div>
  );
});
