import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import { CompanyStore } from '../../application/session/company-store';
import { SiteStore } from '../../application/site/site-store';
import { useTranslation } from '../i18n/texts';
import { Footer } from '../components/page/footer';
import { Logo } from '../components/page/logo';
import { useStore } from '../hooks/use-store';
import { LanguageMenu } from './language-menu';
import { PanelArt } from './panel-art';
import styles from './public-frame.module.css';

/**
 * The page around the forms of visitors: logo and language above, the form, the footer, and beside it the brand's panel
 * with the only address at which a password may be typed (A11).
 */
export const PublicFrame = observer(function PublicFrame({
  testId,
  wide = false,
  children,
}: {
  testId: string;
  /** More than a few fields: the form may be 520 px wide. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { siteVariant } = useStore(CompanyStore);
  const { officialOrigin } = useStore(SiteStore);
  return (
    <div className={styles['frame']} data-testid={testId}>
      <div className={styles['side']}>
        <header className={styles['top']}>
          <Logo />
          <LanguageMenu />
        </header>
        <main className={styles['form']} data-wide={wide}>
          {children}
        </main>
        <p className={styles['riskBelow']}>{t('public.risk')}</p>
        <Footer />
      </div>
      <aside className={styles['panel']} data-look={siteVariant.column} aria-label={t('public.safety')}>
        <PanelArt design={siteVariant.column} className={styles['art']} />
        <div className={styles['words']}>
          <p className={styles['check']}>
            <Icon icon={LockOutlined} /> {t('public.checkAddress')}
          </p>
          {officialOrigin !== undefined && (
            <p className={styles['host']} dir="ltr" translate="no" data-testid="official-origin">
              <Icon icon={LockOutlined} className={styles['lock']} /> {officialOrigin}
            </p>
          )}
          <p className={styles['never']}>{t('public.neverAsk')}</p>
          <p className={styles['risk']}>{t('public.risk')}</p>
        </div>
      </aside>
    </div>
  );
});
