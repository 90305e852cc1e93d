import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { useTranslation } from '../../i18n/texts';
import styles from './embedded-frame.module.css';

/** Opens the framed page in a new tab. `src` has passed `frameVerdict`. */
export function NewTabLink({ src }: { src: string }) {
  const { t } = useTranslation();
  return (
    <a
      className={styles['link']}
      href={src}
      target="_blank"
      rel="noopener noreferrer"
      data-testid="frame-new-tab"
    >
      {t('research.frame.newTab')} <ExportOutlined aria-hidden />
    </a>
  );
}
