import { observer } from 'mobx-react-lite';
import { PlatformStore } from '../../../application/terminal/platform-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { DownloadLink } from './download-link';
import styles from './device-downloads.module.css';

/** The downloads for the visitor's device, before all others (V14). */
export const DeviceDownloads = observer(function DeviceDownloads() {
  const { t } = useTranslation();
  const { deviceDownloads, system } = useStore(PlatformStore);
  return (
    <section
      className={styles['device']}
      data-testid="platform-device"
      aria-labelledby="platform-device-title"
    >
      <h2 id="platform-device-title">{t(`platform.device.${system}`)}</h2>
      {deviceDownloads.length === 0 ? (
        <p className={styles['none']}>{t('platform.noneForDevice')}</p>
      ) : (
        <ul className={styles['links']}>
          {deviceDownloads.map((link) => (
            <li key={link.key}>
              <DownloadLink link={link} withPlatform />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
