import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SwapTermsStore } from '../../../../application/accounts/swap-terms-store';
import type { Account } from '../../../../domain/accounts/account';
import type { Position } from '../../../../domain/accounts/books';
import { swapFormula } from '../../../../domain/accounts/swap-formula';
import { FreshPanel } from '../../../components/panels/fresh-panel';
import { CalculationSteps } from '../../../components/figures/calculation-steps';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';
import { DifferenceNote, NightsNote } from './formula-notes';

interface SwapFormulaProps {
  account: Account;
  position: Position;
}

/** The formula of a position's swap with the numbers put in. */
export const SwapFormula = observer(function SwapFormula({ account, position }: SwapFormulaProps) {
  const { t } = useTranslation();
  const store = useStore(SwapTermsStore);
  useEffect(() => store.load(), [store]);
  return (
    <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('account.whySwap.failed')}>
      {(market) => (
        <Formula account={account} formula={swapFormula(position, account, market, store.now())} />
      )}
    </FreshPanel>
  );
});

function Formula({
  account: { currency },
  formula,
}: {
  account: Account;
  formula: ReturnType<typeof swapFormula>;
}) {
  const { t } = useTranslation();
  if (formula === null) return <p>{t('account.whySwap.unknown')}</p>;
  return (
    <>
      <CalculationSteps calculation={formula.calculation} />
      <NightsNote nights={formula.nights} />
      {!formula.agrees && <DifferenceNote sentValue={formula.sentValue} currency={currency} />}
    </>
  );
}
