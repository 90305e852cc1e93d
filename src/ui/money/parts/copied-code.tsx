import { CopyStore } from '../../../application/kernel/copy-store';
import { shortAddress } from '../../../domain/money/short-address';
import { CopyButton } from '../../components/copy-button';
import { ExternalLink } from '../../components/text/external-link';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './money-page.module.css';

interface CopiedCodeProps {
  /** An address, a memo, or the id of a transaction. */
  text: string;
  /** Its text is `wallet.copy.{what}`. */
  kind: 'address' | 'txid' | 'memo';
}

/** A shortened code; the copy button copies it in full. */
export function CopiedCode({ text, kind }: CopiedCodeProps) {
  const { t } = useTranslation();
  const copies = useStore(CopyStore);
  return (
    <span className={styles['copied']}>
      <bdi dir="ltr" title={text}>
        <code>{shortAddress(text)}</code>
      </bdi>{' '}
      <CopyButton label={t(`wallet.copy.${kind}`)} onCopy={() => void copies.copy(text)} />
    </span>
  );
}

/** The id of a transaction with a link to its block explorer. */
export function Transaction({ txid, explorerUrl }: { txid: string; explorerUrl: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <CopiedCode kind="txid" text={txid} />
      {explorerUrl !== null && (
        <>
          {' '}
          <ExternalLink href={explorerUrl}>{t('wallet.explorer')}</ExternalLink>
        </>
      )}
    </>
  );
}
