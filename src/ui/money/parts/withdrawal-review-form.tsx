import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { AnyOrderForm } from '../../../application/money/order-form';
import { Amount } from '../../components/figures/amount';
import { Facts, type Fact } from '../../components/figures/facts';
import { useTranslation } from '../../i18n/texts';
import { SubmitButton } from '../../forms/antd/submit-button';
import { SubmitForm, type TextLoss } from '../../forms/submit-form';
import { useMoneyText } from './amount-texts';
import styles from './money-page.module.css';
import { OrderProblem } from './order-problem';
import { OrderProofField } from './order-proof-field';
import { QuoteLines, type QuotingView } from './quote-lines';

/** Test ids of the submit button. */
const SUBMIT_TEST_IDS = { money: 'money-submit', wallet: 'wallet-submit-order' } as const;

interface WithdrawalReviewFormProps {
  /** Prefix of the ids of its parts. */
  name: 'money' | 'wallet';
  order: Pick<
    AnyOrderForm,
    'amount' | 'amountIssue' | 'returnToForm' | 'issues' | 'limits' | 'sending' | 'restart'
  > & { readonly quoting: QuotingView };
  /** Source and destination. */
  facts: readonly Fact[];
  /** Address of the list of pending requests. */
  requestsAddress: string;
  unsentText: TextLoss;
  onSubmit: (proofKind?: 'passkey') => void;
}

/** Review of a withdrawal before it is sent, with the proof that it requires. */
export const WithdrawalReviewForm = observer(function WithdrawalReviewForm({
  name,
  order,
  facts,
  requestsAddress,
  unsentText,
  onSubmit,
}: WithdrawalReviewFormProps) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { amount = '0', issues, limits, quoting, sending } = order;
  const { currency } = limits;
  return (
    <SubmitForm
      testId={`${name}-review`}
      unsentText={unsentText}
      issues={{ ...issues, proof: sending.proof.issue }}
      onSubmit={() => onSubmit()}
    >
      <OrderProblem
        sending={sending}
        requestsAddress={requestsAddress}
        onStartAgain={() => order.restart()}
      />
      <h2 className={styles['lead']}>{t('money.reviewTitle')}</h2>
      <p className={styles['hero']}>
        <Amount value={amount} currency={currency} />
      </p>
      <div className={styles['figures']}>
        <Facts facts={facts} />
      </div>
      <QuoteLines move="withdraw" quoting={quoting} amountIssue={order.amountIssue} />
      <OrderProofField sending={sending} onPasskey={() => onSubmit('passkey')} />
      <div className={styles['buttons']}>
        <SubmitButton testId={SUBMIT_TEST_IDS[name]} sending={sending.isSending}>
          {quoting.previousQuote
            ? t('money.submitNewRate.withdraw')
            : t('money.submitAmount.withdraw', { amount: formatMoney(amount, currency) })}
        </SubmitButton>
        <Button
          type="text"
          size="large"
          data-testid={`${name}-review-back`}
          onClick={() => order.returnToForm()}
        >
          {t('money.back')}
        </Button>
      </div>
      <p className={styles['note']}>{t('money.once.withdraw')}</p>
    </SubmitForm>
  );
});
