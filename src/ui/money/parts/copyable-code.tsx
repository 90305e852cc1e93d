import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import { shortAddress } from '../../../domain/money/short-address';
import { CopyButton } from '../../components/copy-button';
import { ExternalLink } from '../../components/text/external-link';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from './money-page.module.css';

interface CopyableCodeProps {
  /** An address, a memo, or the id of a transaction. */
  text: string;
  /** Its text is `wallet.copy.{kind}`. */
  kind: 'address' | 'txid' | 'memo';
}

/** A shortened code; the copy button copies it in full. */
export function CopyableCode({ text, kind }: CopyableCodeProps) {
  const { t } = useTranslation();
  const clipboard = useStore(ClipboardStore);
  return (
    <span className={styles['copyable']}>
      <Verbatim title={text}>
        <code>{shortAddress(text)}</code>
      </Verbatim>{' '}
      <CopyButton label={t(`wallet.copy.${kind}`)} onCopy={() => void clipboard.copy(text)} />
    </span>
  );
}

/** The id of a transaction with a link to its block explorer. */
export function TransactionId({ txid, explorerUrl }: { txid: string; explorerUrl: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <CopyableCode kind="txid" text={txid} />
      {explorerUrl !== null && (
        <>
          {' '}
          <ExternalLink href={explorerUrl}>{t('wallet.explorer')}</ExternalLink>
        </>
      )}
    </>
  );
}
