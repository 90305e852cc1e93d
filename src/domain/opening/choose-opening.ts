import type { AccountKind } from '../accounts/account';
import type { OpeningLeverage, OpeningOffer } from './opening';

/** The choices that lead to an account; each narrows the later ones. */
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
  readonly original: string;
  /** The new value; empty without a replacement. */
  readonly replacement: string;
}

/** The options, and the choices among them. */
export interface OpeningChoice {
  readonly platforms: readonly string[];
  /** Offers of the platform, including those that are not allowed for the client. */
  readonly offers: readonly OpeningOffer[];
  /** Undefined if none of the platform is allowed for the client. */
  readonly offer: OpeningOffer | undefined;
  readonly leverage: OpeningLeverage | undefined;
  /** Opening balances of a demo account. */
  readonly balances: readonly string[];
  readonly wish: OpeningWish;
  readonly replacedChoices: readonly ReplacedChoice[];
}

/** Name of an offer in a choice. Types have the same names for live and demo accounts and on all platforms. */
export const accountTypeOf = ({ accountType, id }: OpeningOffer): string => accountType ?? id;

/**
 * Applies the choices step by step. A choice that is not offered is replaced by the first option, a leverage by the first
 * that needs no approval. Undefined if the gateway offers no account of the kind.
 */
export function chooseOpening(
  allOffers: readonly OpeningOffer[],
  kind: AccountKind,
  requestedWish: OpeningWish,
): OpeningChoice | undefined {
  const kindOffers = allOffers.filter((offer) => offer.kind === kind);
  const [first] = kindOffers;
  if (!first) return undefined;
  const choose = (step: OpeningStep, options: readonly string[], fallback = options[0]): string =>
    options.includes(requestedWish[step]) ? requestedWish[step] : (fallback ?? '');

  const platforms = [...new Set(kindOffers.map((offer) => offer.platform))];
  const allowedOffers = kindOffers.filter(({ isAllowed }) => isAllowed);
  const platform = choose('platform', platforms, allowedOffers[0]?.platform);
  const offers = kindOffers.filter((offer) => offer.platform === platform);
  const types = allowedOffers.filter((offer) => offer.platform === platform).map(accountTypeOf);
  const accountType = choose('accountType', types);
  const offer = offers.find((candidate) => candidate.isAllowed && accountTypeOf(candidate) === accountType);
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
        : [{ step, original: requestedWish[step], replacement: wish[step] }],
    ),
  };
}

/** True if a person has to approve the chosen account. */
export function needsApproval({ leverage, offer }: OpeningChoice): boolean {
  return offer?.isReviewed === true || leverage?.isReviewed === true;
}
