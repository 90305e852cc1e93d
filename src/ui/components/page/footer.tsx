import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/session/company-store';
import { ConsentStore } from '../../../application/marketing/consent-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { SiteStore } from '../../../application/site/site-store';
import { webAddress } from '../../../domain/kernel/address';
import { resolveFooter } from '../../../domain/site/footer/resolve-footer';
import { languageOf } from '../../../domain/culture/culture';
import { useCulture } from '../../i18n/culture-context';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './footer.module.css';

/** Copyright and legal links of the current company (R2.6). */
export const Footer = observer(function Footer() {
  const { t } = useTranslation();
  const { origin } = useStore(SiteStore);
  const { brand, variant } = useStore(CompanyStore);
  const { year } = useStore(LayoutStore);
  const consent = useStore(ConsentStore);
  const { links: allLinks, help } = resolveFooter(variant, languageOf(useCulture()));
  const links = allLinks.filter(({ hrefKey }) => webAddress(t(hrefKey), origin));
  const mail = t('footer.mail');
  return (
    <footer className={styles['footer']} data-testid="footer">
      <span>{t('footer.copyright', { year, brand: brand.name })}</span>
      {links.length > 0 && (
        <nav aria-label={t('footer.label')}>
          <ul className={styles['links']}>
            {links.map(({ key, labelKey, hrefKey }) => (
              <li key={key}>
                <a href={t(hrefKey)} data-testid={`footer-${key}`}>
                  {t(labelKey)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {help && (
        <span className={styles['help']} data-testid="footer-help">
          {t('footer.help')}{' '}
          <a href={`mailto:${mail}`} dir="ltr" data-testid="footer-mail">
            {mail}
          </a>
        </span>
      )}
      {consent.isRequired && (
        <button
          type="button"
          className={styles['consent']}
          data-testid="footer-consent"
          onClick={() => consent.reopen()}
        >
          {t('consent.reopen')}
        </button>
      )}
    </footer>
  );
});
