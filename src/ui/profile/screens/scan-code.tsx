import { observer } from 'mobx-react-lite';
import { SecondFactorStore } from '../../../application/session/second-factor-store';
import { CopyButton } from '../../components/copy-button';
import { QrCode } from '../../components/qr-code';
import { Verbatim } from '../../components/text/verbatim';
import sections from '../../components/page/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './scan-code.module.css';

/** The secret for the authenticator app, as a QR code and as a key to type. */
export const ScanCode = observer(function ScanCode() {
  const { t } = useTranslation();
  const store = useStore(SecondFactorStore);
  const { copiedPart, secret } = store;
  return (
    <div className={styles['scan']}>
      <p className={styles['help']}>{t('profile.secondFactor.scan')}</p>
      <QrCode
        text={secret?.uri ?? ''}
        label={t('profile.secondFactor.qr')}
        className={styles['code']}
        testId="second-factor-qr"
      />
      <p>
        <span className={sections['meta']}>{t('profile.secondFactor.key')}</span>{' '}
        <Verbatim as="code" className={styles['key']} data-testid="second-factor-key">
          {secret?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Verbatim>
        <CopyButton label={t('profile.secondFactor.copyKey')} onCopy={() => void store.copy('secret')} />
        <span role="status" className={sections['meta']}>
          {copiedPart === 'secret' && t('profile.secondFactor.copied')}
        </span>
      </p>
    </div>
  );
});
