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
  what: 'address' | 'txid' | 'memo';
}

/** A long code in few letters; it is copied whole. */
export function CopiedCode({ text, what }: CopiedCodeProps) {
  const { t } = useTranslation();
  const copies = useStore(CopyStore);
  return (
    <span className={styles['copied']}>
      <bdi dir="ltr" title={text}>
        <code>{shortAddress(text)}</code>
      </bdi>{' '}
      <CopyButton label={t(`wallet.copy.${what}`)} onCopy={() => void copies.copy(text)} />
    </span>
  );
}

/** The id of a transaction, with the page of its network that shows it. */
export function Transaction({ txid, explorerUrl }: { txid: string; explorerUrl: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <CopiedCode what="txid" text={txid} />
      {explorerUrl !== null && (
        <>
          {' '}
          <ExternalLink href={explorerUrl}>{t('wallet.explorer')}</ExternalLink>
        </>
      )}
    </>
  );
}
