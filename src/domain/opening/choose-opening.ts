import type { AccountKind } from '../accounts/account';
import type { OpeningLeverage, OpeningOffer } from './opening';

/** The choices that lead to an account, each of them narrowed by those before it. */
export const OPENING_STEPS = Object.freeze([
  'platform',
  'accountType',
  'marginMode',
  'currency',
  'leverage',
  'swapFree',
  'balance',
] as const);
export type OpeningStep = (typeof OPENING_STEPS)[number];

/** What is chosen in each step; empty for nothing. `swapFree` is `yes` or `no`. */
export type OpeningWish = Readonly<Record<OpeningStep, string>>;

export const NO_WISH: OpeningWish = Object.freeze({
  platform: '',
  accountType: '',
  marginMode: '',
  currency: '',
  leverage: '',
  swapFree: '',
  balance: '',
});

/** A choice that is not on offer with those before it, and what stands in its place. */
export interface FallenChoice {
  readonly step: OpeningStep;
  readonly before: string;
  /** Empty where nothing does. */
  readonly now: string;
}

/** What there is to choose, and what is chosen. */
export interface OpeningChoice {
  readonly platforms: readonly string[];
  /** Those of the platform, also the ones that the client may not have. */
  readonly offers: readonly OpeningOffer[];
  /** Undefined where the client may have none of the platform. */
  readonly offer: OpeningOffer | undefined;
  readonly leverage: OpeningLeverage | undefined;
  /** What a demo account may begin with. */
  readonly balances: readonly string[];
  readonly wish: OpeningWish;
  readonly fallen: readonly FallenChoice[];
}

/** What an offer is called in a choice: its type stays the same from live to demo, and on another platform. */
export const typeOf = ({ accountType, id }: OpeningOffer): string => accountType ?? id;

/**
 * Follows the cascade of steps: a choice that is not, or no longer, on offer falls away, and the first that is takes its
 * place; of leverages, the first that no person has to approve. Undefined where the gateway offers no account of the kind.
 */
export function chooseOpening(
  all: readonly OpeningOffer[],
  kind: AccountKind,
  wished: OpeningWish,
): OpeningChoice | undefined {
  const ofKind = all.filter((offer) => offer.kind === kind);
  const [first] = ofKind;
  if (!first) return undefined;
  const take = (step: OpeningStep, options: readonly string[], proposed = options[0]): string =>
    options.includes(wished[step]) ? wished[step] : (proposed ?? '');

  const platforms = [...new Set(ofKind.map((offer) => offer.platform))];
  const open = ofKind.filter(({ isAllowed }) => isAllowed);
  const platform = take('platform', platforms, open[0]?.platform);
  const offers = ofKind.filter((offer) => offer.platform === platform);
  const types = open.filter((offer) => offer.platform === platform).map(typeOf);
  const accountType = take('accountType', types);
  const offer = offers.find((one) => one.isAllowed && typeOf(one) === accountType);
  const currency = take('currency', offer?.currencies ?? []);
  const leverages = offer?.leverages.filter(({ isAllowed }) => isAllowed) ?? [];
  const written = leverages.map((one) => String(one.leverage));
  const atOnce = leverages.findIndex(({ isReviewed }) => !isReviewed);
  const leverage = take('leverage', written, written[Math.max(atOnce, 0)]);
  const balances = offer?.balances.find((one) => one.currency === currency)?.amounts ?? [];
  const wish = {
    platform,
    accountType,
    marginMode: take('marginMode', offer?.marginModes ?? []),
    currency,
    leverage,
    swapFree: take('swapFree', offer?.isSwapFreeOffered ? ['no', 'yes'] : ['no']),
    balance: take('balance', balances),
  };
  return {
    ...{ platforms, offers, offer, balances, wish },
    leverage: leverages.find((one) => String(one.leverage) === leverage),
    fallen: OPENING_STEPS.flatMap((step) =>
      wished[step] === '' || wished[step] === wish[step]
        ? []
        : [{ step, before: wished[step], now: wish[step] }],
    ),
  };
}

/** Whether a person decides on the account that is chosen. */
export function isReviewed({ leverage, offer }: OpeningChoice): boolean {
  return offer?.isReviewed === true || leverage?.isReviewed === true;
}
