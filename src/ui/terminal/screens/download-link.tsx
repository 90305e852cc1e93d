import type { ListedLink } from '../../../domain/platform/platform-links';
import { ExternalLink } from '../../components/text/external-link';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import styles from './download-link.module.css';
import { SystemIcon } from './system-icon';

interface DownloadLinkProps {
  link: ListedLink;
  /** Names the platform, for places without a heading. */
  withPlatform?: boolean;
}

/** A configured download, in a new tab (R2.4). */
export function DownloadLink({
  link: { key, block, system, href },
  withPlatform = false,
}: DownloadLinkProps) {
  const { t } = useTranslation();
  const platform = t(`menuGroup.${block}`);
  return (
    <ExternalLink
      href={href}
      className={styles['link']}
      data-testid={`platform-${withPlatform ? 'device-' : ''}${key}`}
    >
      <SystemIcon system={system} />
      <span>
        {withPlatform ? <strong>{platform} </strong> : <VisuallyHidden>{platform} </VisuallyHidden>}
        {t(`menu.${key}`)}
        <VisuallyHidden> {t('common.newTab')}</VisuallyHidden>
      </span>
    </ExternalLink>
  );
}
