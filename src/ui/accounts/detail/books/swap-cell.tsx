import type { Account } from '../../../../domain/accounts/account';
import type { Position } from '../../../../domain/accounts/books';
import { Amount } from '../../../components/figures/amount';
import { useTranslation } from '../../../i18n/texts';
import { SwapFormula } from './swap-formula';
import { WhyButton } from './why-button';

/** A position's swap, with a button that opens its formula. */
export function SwapCell({ account, position }: { account: Account; position: Position }) {
  const { t } = useTranslation();
  return (
    <>
      {position.swap !== null && !account.swapFree && (
        <WhyButton
          label={t('account.whySwap.ask', { ticket: `\u2066${position.ticket}\u2069` })}
          title={t('account.whySwap.title', { symbol: `\u2066${position.symbol}\u2069` })}
          testId="why-swap"
        >
          <SwapFormula account={account} position={position} />
        </WhyButton>
      )}
      {/* Last, so that it lines up with figures that have no button. */}
      <Amount withoutCode value={position.swap} currency={account.currency} />
    </>
  );
}
