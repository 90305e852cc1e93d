import { observer } from 'mobx-react-lite';
import type { Quoting } from '../../../application/money/quoting';
import type { AmountIssue } from '../../../domain/money/amount-check';
import type { MoneyMove } from '../../../domain/accounts/money-move';
import type { MoneyQuote } from '../../../domain/money/money-quote';
import { Amount } from '../../components/figures/amount';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { TextButton } from '../../forms/antd/text-button';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { CreditLoss } from './credit-loss';
import { RateHoldTimer } from './rate-hold-timer';
import { Verbatim } from '../../components/text/verbatim';
import styles from './money-page.module.css';

interface QuoteLinesProps {
  /** Decides the labels of the first and the last line. */
  move: MoneyMove;
  quoting: QuotingView;
  /** Error that the amount field already shows. */
  amountIssue: AmountIssue | undefined;
}

/** Figures shown of every quote. */
type QuotedFigures = Pick<
  MoneyQuote,
  | 'amount'
  | 'currency'
  | 'fee'
  | 'net'
  | 'rate'
  | 'spreadPercent'
  | 'received'
  | 'receivedCurrency'
  | 'expiresAt'
  | 'creditLoss'
>;
/** The parts of a quote that every money form has. */
export type QuotingView = Pick<
  Quoting<object, QuotedFigures>,
  'isFetching' | 'previousQuote' | 'holdMs' | 'problem' | 'quote' | 'renew'
>;

/** Lines of the gateway's quote: amount, fee, rate and received amount, and the lost bonus credit. */
export const QuoteLines = observer(function QuoteLines({ move, quoting, amountIssue }: QuoteLinesProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { previousQuote, holdMs, problem, quote } = quoting;
  const rateOf = (rate: string) =>
    `\u20661 ${quote?.currency} = ${numbers.exact(rate)} ${quote?.receivedCurrency ?? ''}\u2069`;
  return (
    <>
      {problem && !amountIssue && (
        <FormProblemNotice problem={problem}>
          <TextButton testId="money-requote" onClick={() => void quoting.renew()}>
            {t('common.retry')}
          </TextButton>
        </FormProblemNotice>
      )}
      {previousQuote?.rate && quote?.rate && (
        <FormNotice tone="info">
          <span data-testid="money-new-rate">
            {t('money.newRate', { rate: rateOf(quote.rate), before: numbers.exact(previousQuote.rate) })}
          </span>
        </FormNotice>
      )}
      <dl
        className={styles['lines']}
        data-testid="money-quote"
        aria-busy={quoting.isFetching}
        aria-live="polite"
      >
        {quote && (
          <>
            <div>
              <dt>{t(`money.line.amount.${move}`)}</dt>
              <dd>
                <Amount value={quote.amount} currency={quote.currency} />
              </dd>
            </div>
            <div>
              <dt>{t('money.line.fee')}</dt>
              <dd>
                <Amount value={quote.fee} currency={quote.currency} />
              </dd>
            </div>
            {quote.rate !== null && (
              <div>
                <dt>{t('money.line.rate')}</dt>
                <dd>
                  <Verbatim>{rateOf(quote.rate)}</Verbatim>
                  {holdMs !== null && <RateHoldTimer holdMs={holdMs} quote={quote} />}
                  {Number(quote.spreadPercent) > 0 && (
                    <div className={styles['quiet']} data-testid="money-spread">
                      {t('money.spread', { percent: numbers.exactPercent(quote.spreadPercent ?? '0') })}
                    </div>
                  )}
                </dd>
              </div>
            )}
            <div className={styles['total']}>
              <dt>{t(`money.line.net.${move}`)}</dt>
              <dd>
                {previousQuote?.received && (
                  <del className={styles['previous']}>
                    <Amount
                      withoutCode
                      value={previousQuote.received}
                      currency={previousQuote.receivedCurrency ?? ''}
                    />
                  </del>
                )}
                <Amount
                  value={quote.received ?? quote.net}
                  currency={quote.receivedCurrency ?? quote.currency}
                />
              </dd>
            </div>
          </>
        )}
      </dl>
      {quote && <CreditLoss amount={quote.creditLoss} currency={quote.currency} />}
    </>
  );
});
