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

/** The client's choice in each step; empty for none. `swapFree` is `yes` or `no`. */
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

/** A choice that the earlier choices rule out, and its replacement. */
export interface ReplacedChoice {
  readonly step: OpeningStep;
  readonly before: string;
  /** Empty without a replacement. */
  readonly now: string;
}

/** The options, and the choices among them. */
export interface OpeningChoice {
  readonly platforms: readonly string[];
  /** Offers of the platform, including those that are not allowed for the client. */
  readonly offers: readonly OpeningOffer[];
  /** Undefined where none of the platform is allowed for the client. */
  readonly offer: OpeningOffer | undefined;
  readonly leverage: OpeningLeverage | undefined;
  /** Opening balances of a demo account. */
  readonly balances: readonly string[];
  readonly wish: OpeningWish;
  readonly replacedChoices: readonly ReplacedChoice[];
}

/** Name of an offer in a choice. Types have the same names for live and demo accounts and on all platforms. */
export const typeOf = ({ accountType, id }: OpeningOffer): string => accountType ?? id;

/**
 * Follows the cascade of steps: a choice that is not offered is replaced by the first option; of leverages, by the first
 * that no person has to approve. Undefined where the gateway offers no account of the kind.
 */
export function chooseOpening(
  all: readonly OpeningOffer[],
  kind: AccountKind,
  requestedWish: OpeningWish,
): OpeningChoice | undefined {
  const ofKind = all.filter((offer) => offer.kind === kind);
  const [first] = ofKind;
  if (!first) return undefined;
  const choose = (step: OpeningStep, options: readonly string[], fallback = options[0]): string =>
    options.includes(requestedWish[step]) ? requestedWish[step] : (fallback ?? '');

  const platforms = [...new Set(ofKind.map((offer) => offer.platform))];
  const open = ofKind.filter(({ isAllowed }) => isAllowed);
  const platform = choose('platform', platforms, open[0]?.platform);
  const offers = ofKind.filter((offer) => offer.platform === platform);
  const types = open.filter((offer) => offer.platform === platform).map(typeOf);
  const accountType = choose('accountType', types);
  const offer = offers.find((candidate) => candidate.isAllowed && typeOf(candidate) === accountType);
  const currency = choose('currency', offer?.currencies ?? []);
  const leverages = offer?.leverages.filter(({ isAllowed }) => isAllowed) ?? [];
  const ratios = leverages.map((item) => String(item.leverage));
  const firstUnreviewed = leverages.findIndex(({ isReviewed }) => !isReviewed);
  const leverage = choose('leverage', ratios, ratios[Math.max(firstUnreviewed, 0)]);
  const balances = offer?.balances.find((item) => item.currency === currency)?.amounts ?? [];
  const wish = {
    platform,
    accountType,
    marginMode: choose('marginMode', offer?.marginModes ?? []),
    currency,
    leverage,
    swapFree: choose('swapFree', offer?.isSwapFreeOffered ? ['no', 'yes'] : ['no']),
    balance: choose('balance', balances),
  };
  return {
    platforms,
    offers,
    offer,
    balances,
    wish,
    leverage: leverages.find((item) => String(item.leverage) === leverage),
    replacedChoices: OPENING_STEPS.flatMap((step) =>
      requestedWish[step] === '' || requestedWish[step] === wish[step]
        ? []
        : [{ step, before: requestedWish[step], now: wish[step] }],
    ),
  };
}

/** True if a person has to approve the chosen account. */
export function isReviewed({ leverage, offer }: OpeningChoice): boolean {
  return offer?.isReviewed === true || leverage?.isReviewed === true;
}
