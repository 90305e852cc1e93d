import { useTranslation } from '../i18n/texts';

/** Shown on a site with `isActive: false`, at which signing in is not possible (D1). */
export function SiteClosed() {
  const { t } = useTranslation();
  return (
    <main className="boot-card" data-testid="screen-site-closed">
      <h1>{t('siteClosed.title')}</h1>
      <p>{t('siteClosed.help')}</p>
    </main>
  );
}
