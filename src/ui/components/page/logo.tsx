import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CompanyStore } from '../../../application/session/company-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { ThemeStore } from '../../../application/session/theme-store';
import { useTranslation } from '../../i18n/texts';
import { knownVariant } from '../../theme/known-variant';
import { useStore } from '../../hooks/use-store';
import { BrandMark } from './brand-mark';
import styles from './logo.module.css';

/** With forced colors the system's background counts, whatever theme the portal has. */
const forcedScheme = (scheme: 'dark' | 'light') =>
  `(forced-colors: active) and (prefers-color-scheme: ${scheme})`;

/** The brand's logo and name with the variant's name; links to the home page (R2.5). */
export const Logo = observer(function Logo() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { dark } = useStore(ThemeStore);
  const company = useStore(CompanyStore);
  const { brand } = company;
  const variant = knownVariant(company);
  const picture = (dark && brand.logoDark) || brand.logo;
  const variantName = variant === undefined ? '' : t(`variant.${variant.key}`);
  return (
    <Link
      to="/"
      className={styles['logo']}
      data-testid="logo"
      translate="no"
      dir="ltr"
      onClick={() => layout.closeOverlays()}
      aria-label={t('shell.home', { brand: brand.name })}
    >
      {picture ? (
        <picture>
          {brand.logo && brand.logoDark && (
            <>
              <source media={forcedScheme('dark')} srcSet={brand.logoDark} />
              <source media={forcedScheme('light')} srcSet={brand.logo} />
            </>
          )}
          <img src={picture} alt="" />
        </picture>
      ) : (
        <>
          <BrandMark />
          {brand.name}
        </>
      )}
      {variantName !== '' && <span className={styles['variant']}>{variantName}</span>}
    </Link>
  );
});
