import type { ListedLink } from '../../../domain/platform/platform-links';
import { QrCode } from '../../components/qr-code';
import { useTranslation } from '../../i18n/texts';
import styles from './store-code.module.css';

/** The address of an app as a QR code for a phone's camera. */
export function StoreCode({ link: { key, block, href } }: { link: ListedLink }) {
  const { t } = useTranslation();
  const system = t(`menu.${key}`);
  return (
    <figure className={styles['code']}>
      <QrCode text={href} label={t('platform.codeOf', { platform: t(`menuGroup.${block}`), system })} />
      <figcaption aria-hidden="true">{system}</figcaption>
    </figure>
  );
}
