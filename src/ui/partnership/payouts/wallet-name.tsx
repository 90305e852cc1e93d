import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';

/** The client's wallet of an asset. */
export const WalletName = ({ asset }: { asset: string }) => (
  <Sentence textKey="payouts.wallet" parts={{ asset: <Verbatim>{asset}</Verbatim> }} />
);
