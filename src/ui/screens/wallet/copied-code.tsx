import { CopyStore } from '../../../application/stores/copy-store';
import { shortAddress } from '../../../domain/wallet/wallet';
import { CopyButton } from '../../components/copy-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';

interface CopiedCodeProps {
  /** An address, or the id of a transaction. */
  text: string;
  /** Its text is `wallet.copy.{what}`. */
  what: 'address' | 'txid' | 'memo';
}

/** A long code in few letters; it is copied whole. */
export function CopiedCode({ text, what }: CopiedCodeProps) {
  const { t } = useTranslation();
  const copies = useStore(CopyStore);
  return (
    <>
      <bdi dir="ltr" title={text}>
        <code>{shortAddress(text)}</code>
      </bdi>{' '}
      <CopyButton label={t(`wallet.copy.${what}`)} onCopy={() => void copies.copy(text)} />
    </>
  );
}
