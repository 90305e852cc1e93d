import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SwapTermsStore } from '../../../../application/accounts/swap-terms-store';
import type { Account } from '../../../../domain/accounts/account';
import type { Position } from '../../../../domain/accounts/books';
import { swapFormula } from '../../../../domain/accounts/swap-formula';
import { Dialog } from '../../../components/floating/dialog';
import { FreshPanel } from '../../../components/panels/fresh-panel';
import { CalculationSteps } from '../../../components/figures/calculation-steps';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../hooks/use-store';

interface SwapFormulaProps {
  account: Account;
  position: Position;
  onClose: () => void;
}

/** "Why this number?" of a position's swap: the formula with the numbers put in. */
export const SwapFormula = observer(function SwapFormula({ account, position, onClose }: SwapFormulaProps) {
  const { t } = useTranslation();
  const store = useStore(SwapTermsStore);
  useEffect(() => store.load(), [store]);
  return (
    <Dialog
      closable
      title={t('account.whySwap.title', { symbol: `\u2066${position.symbol}\u2069` })}
      testId="why-swap"
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('account.whySwap.failed')}
      >
        {(market) => (
          <Formula account={account} formula={swapFormula(position, account, market, store.now())} />
        )}
      </FreshPanel>
    </Dialog>
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
  const numbers = useNumbers();
  if (formula === null) return <p>{t('account.whySwap.unknown')}</p>;
  const value = `\u2066${currency} ${numbers.money(formula.sentValue, currency)}\u2069`;
  return (
    <>
      <CalculationSteps calculation={formula.calculation} />
      {!formula.agrees && <p>{t('accounts.whyDiffers', { value })}</p>}
    </>
  );
}
