import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { CompanyStore } from '../../../application/session/company-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { ThemeStore } from '../../../application/session/theme-store';
import { useTranslation } from '../../i18n/texts';
import { knownVariant } from '../../theme/known-variant';
import { useStore } from '../../hooks/use-store';
import styles from './logo.module.css';

/** The brand's logo and name with the variant's name; links to the home page (R2.5). */
export const Logo = observer(function Logo() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const { dark } = useStore(ThemeStore);
  const company = useStore(CompanyStore);
  const { brand } = company;
  const variant = knownVariant(company);
  const picture = (dark && brand.logoDark) || brand.logo;
  const word = variant === undefined ? '' : t(`variant.${variant.key}`, { defaultValue: '' });
  return (
    <Link
      to="/"
      className={styles['logo']}
      data-testid="logo"
      dir="ltr"
      onClick={() => layout.closeOverlays()}
      aria-label={t('shell.home', { brand: brand.name })}
    >
      {picture ? (
        <img src={picture} alt="" />
      ) : (
        <>
          <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 3h20v3H2zM4 8h3v13H4zM17 8h3v13h-3zM12 8a3 3 0 0 1 3 3v10h-2V11a1 1 0 0 0-2 0v10H9V11a3 3 0 0 1 3-3z" />
          </svg>
          {brand.name}
        </>
      )}
      {word !== '' && <span className={styles['variant']}>{word}</span>}
    </Link>
  );
});
