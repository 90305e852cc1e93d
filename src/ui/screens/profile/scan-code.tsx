import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { SecondFactorStore } from '../../../application/stores/second-factor-store';
import { CopyButton } from '../../components/copy-button';
import sections from '../../components/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './scan-code.module.css';

/** The quiet zone that readers need round a code, in modules. */
const QUIET_ZONE = 4;

/** What the authenticator app is given: as a code to scan, and as a key to type. */
export const ScanCode = observer(function ScanCode() {
  const { t } = useTranslation();
  const store = useStore(SecondFactorStore);
  const { copied, secret } = store;
  const uri = secret?.uri ?? '';
  const { path, size } = useMemo(() => modulesOf(uri), [uri]);
  return (
    <div className={styles['scan']}>
      <p className={styles['help']}>{t('profile.secondFactor.scan')}</p>
      <svg
        className={styles['code']}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('profile.secondFactor.qr')}
        shapeRendering="crispEdges"
        data-testid="second-factor-qr"
      >
        <rect className={styles['light']} width={size} height={size} />
        <path className={styles['dark']} d={path} />
      </svg>
      <p>
        <span className={sections['meta']}>{t('profile.secondFactor.key')}</span>{' '}
        <code className={styles['key']} dir="ltr" data-testid="second-factor-key">
          {secret?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton label={t('profile.secondFactor.copyKey')} onCopy={() => void store.copy('secret')} />
        <span role="status" className={sections['meta']}>
          {copied === 'secret' && t('profile.secondFactor.copied')}
        </span>
      </p>
    </div>
  );
});

/** The dark modules of a code as one path of squares. */
function modulesOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
