import { useTranslation } from '../i18n/texts';

/** A site whose record says `isActive: false` lets nobody sign in (D1). */
export function SiteClosed() {
  const { t } = useTranslation();
  return (
    <main className="boot-card" data-testid="screen-site-closed">
      <h1>{t('siteClosed.title')}</h1>
      <p>{t('siteClosed.help')}</p>
    </main>
  );
}
