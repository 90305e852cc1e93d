import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { SecondFactorStore } from '../../../application/stores/second-factor-store';
import sections from '../../components/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './recovery-codes.module.css';

/** The recovery codes, this once. */
export const RecoveryCodes = observer(function RecoveryCodes() {
  const { t } = useTranslation();
  const store = useStore(SecondFactorStore);
  return (
    <div data-testid="recovery-codes">
      <h3>{t('profile.secondFactor.codes')}</h3>
      <p className={sections['help']}>{t('profile.secondFactor.codesHelp')}</p>
      <ol className={styles['codes']}>
        {store.recoveryCodes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className={sections['line']}>
        <Button data-testid="recovery-copy" onClick={() => void store.copy('codes')}>
          {t('profile.secondFactor.copy')}
        </Button>
        <Button data-testid="recovery-print" onClick={() => window.print()}>
          {t('profile.secondFactor.print')}
        </Button>
        <Button type="primary" data-testid="recovery-kept" onClick={() => store.leave()}>
          {t('profile.secondFactor.kept')}
        </Button>
        <span role="status" className={sections['meta']}>
          {store.copied === 'codes' && t('profile.secondFactor.copied')}
        </span>
      </div>
    </div>
  );
});
