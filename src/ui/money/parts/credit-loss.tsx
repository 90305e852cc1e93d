import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { FormNotice } from '../../forms/form-notice';

interface CreditLossProps {
  amount: string | null;
  currency: string;
}

/** The credit of a bonus that money takes with it. */
export function CreditLoss({ amount, currency }: CreditLossProps) {
  if (amount === null || Number(amount) === 0) return null;
  return (
    <FormNotice tone="warning" testId="money-credit-loss">
      <Sentence
        textKey="money.creditLoss"
        parts={{
          amount: (
            <b>
              <Amount value={amount} currency={currency} />
            </b>
          ),
        }}
      />
    </FormNotice>
  );
}
