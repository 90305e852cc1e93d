import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { useTranslation } from '../../i18n/texts';
import styles from './embedded-frame.module.css';

/** The framed page in a tab of its own. `src` has passed `frameVerdict`. */
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
