import type { Account, Money } from '../accounts/account';
import { canMoveMoney, type MoneyMove } from '../accounts/money-move';
import { readNumberText, type NumberText } from '../kernel/numbers/number-text';
import { amountRule, checkReading, largestAmount, type AmountLimits, type TypedAmount } from './amount-check';
import { isDestination } from './destination';
import type { MoneyQuote, QuoteRequest } from './money-quote';
import type { PaymentMethod, PaymentMethods, PaymentNetwork } from './payment-method';

/** Everything that follows from the fields of an order's form and the loaded data. */
export interface OrderTerms<Part extends string = string, Request extends object = object> {
  readonly limits: AmountLimits;
  /** The largest amount that can be moved; null if it is not known. */
  readonly largestAmount: Money;
  /** The entered amount, checked against the limits. */
  readonly amount: TypedAmount;
  /** Missing parts other than the amount. */
  readonly missing: readonly Part[];
  /** Null if the amount is not valid, or while a part that the quote needs is missing. */
  readonly quoteRequest: Request | null;
  /** The client has to review the order before it is sent. */
  readonly needsReview: boolean;
}

/** Fields of a form, as entered; the amount is read in the language in which it was typed. */
export type OrderFields<Field extends string> = Readonly<Partial<Record<Field, string>>> & {
  readonly amount: NumberText;
};

/** Parts of an order that can be missing or invalid. */
export type OrderPart = 'method' | 'network' | 'destination' | 'target';

/** Loaded data of the form. */
export interface MoneyContext {
  readonly login: number;
  readonly accounts: readonly Account[];
  /** Undefined until they are loaded; a transfer uses only the available amount. */
  readonly methods: PaymentMethods | undefined;
  readonly quote: Pick<MoneyQuote, 'min' | 'max'> | null;
}

/** Terms of a deposit, a withdrawal or a transfer. */
export interface MoneyTerms extends OrderTerms<OrderPart, QuoteRequest> {
  /** The chosen method, or the only one. */
  readonly method: PaymentMethod | undefined;
  readonly network: PaymentNetwork | undefined;
  /** The other account of a transfer. */
  readonly target: Account | undefined;
}

type TermsFunction = (fields: OrderFields<OrderPart>, context: MoneyContext) => MoneyTerms;

export const depositTerms: TermsFunction = (fields, context) =>
  paymentTerms('deposit', fields, context, null);

export const withdrawalTerms: TermsFunction = (fields, context) =>
  paymentTerms('withdraw', fields, context, context.methods?.available ?? null);

/** The gateway checks the amount of a transfer against the available one: the account may earn while the form is open. */
export const transferTerms: TermsFunction = (fields, { accounts, login, methods, quote }) => {
  const target = transferTargets(accounts, login).find((account) => String(account.login) === fields.target);
  const currency = methods?.currency ?? currencyOf(accounts, login);
  const limits = { currency, min: quote?.min ?? null, max: quote?.max ?? null, available: null };
  const amount = readAmount(fields, limits);
  const available = methods?.available ?? null;
  return {
    limits,
    largestAmount: available === null ? null : largestAmount({ ...limits, available }),
    amount,
    missing: target ? [] : ['target'],
    quoteRequest:
      target && 'amount' in amount
        ? {
            direction: 'transfer',
            login,
            amount: amount.amount,
            currency,
            toLogin: target.login,
            methodId: null,
            network: null,
          }
        : null,
    needsReview: false,
    method: undefined,
    network: undefined,
    target,
  };
};

export const MONEY_TERMS: Readonly<Record<MoneyMove, TermsFunction>> = Object.freeze({
  deposit: depositTerms,
  withdraw: withdrawalTerms,
  transfer: transferTerms,
});

/** The client's other accounts that can receive a transfer from this one. */
export function transferTargets(accounts: readonly Account[], login: number): readonly Account[] {
  return accounts.filter((account) => account.login !== login && canMoveMoney(account));
}

/** Reads the amount of a form, and checks it. */
export function readAmount({ amount }: { readonly amount: NumberText }, limits: AmountLimits): TypedAmount {
  return checkReading(readNumberText(amount, amountRule(limits)), limits);
}

function paymentTerms(
  direction: 'deposit' | 'withdraw',
  fields: OrderFields<OrderPart>,
  { accounts, login, methods }: MoneyContext,
  available: Money,
): MoneyTerms {
  const method = selectedOrOnly(methods?.methods ?? [], fields.method);
  const network = selectedOrOnly(method?.networks ?? [], fields.network);
  const currency = methods?.currency ?? currencyOf(accounts, login);
  const limits = { currency, min: method?.min ?? null, max: method?.max ?? null, available };
  const amount = readAmount(fields, limits);
  const isMissing: Readonly<Partial<Record<OrderPart, boolean>>> = {
    method: !method,
    network: method !== undefined && method.networks.length > 0 && !network,
    destination:
      direction === 'withdraw' &&
      method?.needsAddress === true &&
      !isDestination(method.kind, fields.destination ?? '', network?.id),
  };
  return {
    limits,
    largestAmount: available === null ? null : largestAmount(limits),
    amount,
    missing: (Object.keys(isMissing) as OrderPart[]).filter((part) => isMissing[part]),
    quoteRequest:
      method && 'amount' in amount
        ? {
            direction,
            login,
            amount: amount.amount,
            currency,
            toLogin: null,
            methodId: method.id,
            network: network?.id ?? null,
          }
        : null,
    needsReview: direction === 'withdraw',
    method,
    network,
    target: undefined,
  };
}

function selectedOrOnly<Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  selectedId: string | undefined,
): Choice | undefined {
  return choices.length === 1 ? choices[0] : choices.find(({ id }) => id === selectedId);
}

function currencyOf(accounts: readonly Account[], login: number): string {
  return accounts.find((account) => account.login === login)?.currency ?? '';
}
