import type { AmountIssue, AmountLimits } from '../../../domain/money/amount-check';
import { useNumbers } from '../../i18n/numbers';
import { useAlternatives } from '../../i18n/use-alternatives';
import { useTranslation } from '../../i18n/texts';

/** Formats money for use inside a sentence, isolated in its own direction: `USD 1,000.00`. */
export function useMoneyText(): (value: string, currency: string) => string {
  const numbers = useNumbers();
  return (value, currency) => `\u2066${currency} ${numbers.money(value, currency)}\u2069`;
}

/** Error of an amount as a sentence with its limits. */
export function useAmountError(issue: AmountIssue | undefined, currency: string): string | undefined {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const formatMoney = useMoneyText();
  const listReadings = useAlternatives();
  if (!issue) return undefined;
  const key = `money.issue.amount.${issue.kind}`;
  if ('readings' in issue) return t(key, { readings: listReadings(issue.readings.map(numbers.exact)) });
  if ('limit' in issue) return t(key, { limit: formatMoney(issue.limit, currency) });
  if ('digits' in issue)
    return issue.digits === 0
      ? t('money.issue.amount.whole', { currency })
      : t(key, { currency, digits: numbers.integer(issue.digits) });
  return t(key);
}

/** The limits of an amount, if there are any. */
export function AmountHint({ limits: { available, currency, max, min } }: { limits: AmountLimits }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const texts = [
    available !== null && t('money.available', { amount: formatMoney(available, currency) }),
    min !== null &&
      max !== null &&
      t('money.range', { min: formatMoney(min, currency), max: formatMoney(max, currency) }),
    min !== null && max === null && t('money.atLeast', { min: formatMoney(min, currency) }),
    min === null && max !== null && t('money.atMost', { max: formatMoney(max, currency) }),
  ];
  return <>{texts.filter(Boolean).join(' ')}</>;
}
