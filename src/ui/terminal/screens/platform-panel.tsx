import { Link } from 'react-router-dom';
import type { PlatformView } from '../../../application/terminal/platform-store';
import { isStorePage } from '../../../domain/terminal/platform-page';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { DownloadLink } from './download-link';
import { Logins } from './logins';
import styles from './platform-panel.module.css';
import { StoreCode } from './store-code';

/** One platform: downloads, web terminals, logins, and on large screens QR codes for a phone. */
export function PlatformPanel({
  platform: { platformId, downloads, terminals, logins },
}: {
  platform: PlatformView;
}) {
  const { t } = useTranslation();
  const codes = useIsPhone() ? [] : downloads.filter(isStorePage);
  return (
    <section
      className={styles['panel']}
      data-testid={`platform-${platformId}`}
      aria-labelledby={`platform-${platformId}-title`}
    >
      <div className={styles['intro']}>
        <h2 id={`platform-${platformId}-title`}>{t(`menuGroup.${platformId}`)}</h2>
        <p className={styles['purpose']}>{t(`platform.purpose.${platformId}`)}</p>
      </div>
      <div className={styles['body']}>
        {terminals.length > 0 && (
          <ul className={styles['links']} aria-label={t('platform.terminals')}>
            {terminals.map(({ key, labelKey, href }) => (
              <li key={key}>
                <Link className={styles['terminal']} data-testid={`platform-${key}`} to={href ?? '/'}>
                  {t(labelKey)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {downloads.length > 0 && (
          <ul className={styles['links']} aria-label={t('platform.downloads')}>
            {downloads.map((link) => (
              <li key={link.key}>
                <DownloadLink link={link} />
              </li>
            ))}
          </ul>
        )}
        <Logins platformId={platformId} logins={logins} />
      </div>
      {codes.length > 0 && (
        <ul className={styles['codes']} aria-label={t('platform.codes')}>
          {codes.map((link) => (
            <li key={link.key}>
              <StoreCode link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
