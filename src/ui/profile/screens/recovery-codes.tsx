import Button from 'antd/es/button';
import sections from '../../components/page/page-sections.module.css';
import { UnsentText } from '../../forms/unsent-text';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';
import styles from './recovery-codes.module.css';

const isShown = () => true;

interface RecoveryCodesProps {
  codes: readonly string[];
  hasCopied: boolean;
  onCopy: () => void;
  onConfirm: () => void;
}

/** The recovery codes. They are shown only once, so that leaving them needs a confirmation. */
export function RecoveryCodes({ codes, hasCopied, onCopy, onConfirm }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <div data-testid="recovery-codes">
      <UnsentText
        hasText={isShown}
        help={t('profile.secondFactor.codesLost')}
        stay={t('profile.secondFactor.backToCodes')}
      />
      <h3>{t('profile.secondFactor.codes')}</h3>
      <p className={sections['help']}>{t('profile.secondFactor.codesHelp')}</p>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <Verbatim as="code">{code}</Verbatim>
          </li>
        ))}
      </ol>
      <div className={sections['line']}>
        <Button data-testid="recovery-copy" onClick={onCopy}>
          {t('profile.secondFactor.copy')}
        </Button>
        <Button data-testid="recovery-print" onClick={() => window.print()}>
          {t('profile.secondFactor.print')}
        </Button>
        <Button type="primary" data-testid="recovery-kept" onClick={onConfirm}>
          {t('profile.secondFactor.kept')}
        </Button>
        <span role="status" className={sections['meta']}>
          {hasCopied && t('profile.secondFactor.copied')}
        </span>
      </div>
    </div>
  );
}
