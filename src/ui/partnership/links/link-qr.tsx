import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { QrCode } from '../../components/qr-code';
import { qrPicture } from '../../components/qr-modules';
import { saveFile } from '../../components/save-file';
import { useTranslation } from '../../i18n/texts';
import styles from './links.module.css';

/** A link as a QR code, and the code as a file. */
export function LinkQr({ code, url }: { code: string; url: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles['qr']}>
      <QrCode
        text={url}
        label={t('partnership.qr.label', { code })}
        className={styles['picture']}
        testId="partnership-qr"
      />
      <Button
        icon={<DownloadOutlined aria-hidden />}
        data-testid="partnership-qr-save"
        onClick={() => void savePicture(code, url)}
      >
        {t('partnership.qr.save')}
      </Button>
    </div>
  );
}

async function savePicture(code: string, url: string): Promise<void> {
  const picture = await qrPicture(url);
  if (picture) saveFile(`${code}.png`, picture, picture.type);
}
