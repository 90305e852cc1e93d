import MoonOutlined from '@ant-design/icons/es/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/es/icons/SunOutlined';
import { observer } from 'mobx-react-lite';
import { ThemeStore } from '../../../application/session/theme-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import bar from '../bars/bar-button.module.css';
import styles from './theme-toggle.module.css';

/** Light or dark, as a switch in the user menu. */
export const ThemeToggle = observer(function ThemeToggle() {
  const { t } = useTranslation();
  const theme = useStore(ThemeStore);
  return (
    <button
      type="button"
      role="switch"
      className={styles['row']}
      aria-checked={theme.dark}
      data-testid="theme-toggle"
      onClick={() => theme.toggle()}
    >
      <MoonOutlined aria-hidden />
      {t('theme.dark')}
      <span className={styles['track']} aria-hidden="true" />
    </button>
  );
});

/** Light or dark, as an icon in the top bar. */
export const ThemeButton = observer(function ThemeButton() {
  const { t } = useTranslation();
  const theme = useStore(ThemeStore);
  const label = t(theme.dark ? 'theme.toLight' : 'theme.toDark');
  const Icon = theme.dark ? SunOutlined : MoonOutlined;
  return (
    <button
      type="button"
      className={bar['button']}
      aria-label={label}
      title={label}
      onClick={() => theme.toggle()}
    >
      <Icon aria-hidden />
    </button>
  );
});
