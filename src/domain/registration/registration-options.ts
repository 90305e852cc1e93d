import { DEFAULT_PASSWORD_RULES, type PasswordRules } from '../session/password-rules';

/** The trading platforms that a new client may choose. */
export type RegistrationPlatform = 'MT4' | 'MT5';

/** A type of trading account that a new client may choose, with its currencies and leverages. */
export interface AccountOffer {
  readonly platform: RegistrationPlatform;
  readonly accountType: string;
  readonly currencies: readonly string[];
  /** 500 means 1:500. */
  readonly leverages: readonly number[];
}

/** A choice: its code on the wire, and its name. */
export interface CodeAndName {
  readonly code: string;
  readonly name: string;
}

/** Options of a site for new clients, as the gateway sends them. */
export interface RegistrationOptions {
  readonly password: PasswordRules;
  readonly minimumAge: number;
  /** The first one is preselected; empty if the gateway chooses the account. */
  readonly offers: readonly AccountOffer[];
  readonly contractKinds: readonly CodeAndName[];
  readonly branches: readonly CodeAndName[];
}

/** Options until the gateway has answered, and if it sends none. */
export const DEFAULT_OPTIONS: RegistrationOptions = Object.freeze({
  password: DEFAULT_PASSWORD_RULES,
  minimumAge: 18,
  offers: Object.freeze([]),
  contractKinds: Object.freeze([]),
  branches: Object.freeze([]),
});

/** The choices so far; empty for none. */
export interface AccountWish {
  readonly platform: string;
  readonly accountType: string;
  readonly currency: string;
  readonly leverage: string;
}

/** The options that remain after the choices so far, and the choices. */
export interface AccountChoice {
  readonly platforms: readonly RegistrationPlatform[];
  readonly accountTypes: readonly string[];
  readonly currencies: readonly string[];
  readonly leverages: readonly number[];
  readonly wish: AccountWish;
}

/**
 * Applies the cascade platform → account type → currency → leverage (V3): a choice that is not available
 * is replaced by the first available one. Undefined without offers.
 */
export function chooseAccount(offers: readonly AccountOffer[], wish: AccountWish): AccountChoice | undefined {
  const first = offers[0];
  if (!first) return undefined;
  const { platform } = offers.find((offer) => offer.platform === wish.platform) ?? first;
  const platformOffers = offers.filter((offer) => offer.platform === platform);
  const offer =
    platformOffers.find(({ accountType }) => accountType === wish.accountType) ??
    (platformOffers[0] as AccountOffer);
  const { accountType, currencies, leverages } = offer;
  const offeredOrFirst = <T extends string | number>(list: readonly T[], choice: string): string =>
    String(list.find((option) => String(option) === choice) ?? list[0] ?? '');
  return {
    platforms: [...new Set(offers.map((offer) => offer.platform))],
    accountTypes: platformOffers.map((offer) => offer.accountType),
    currencies,
    leverages,
    wish: {
      platform,
      accountType,
      currency: offeredOrFirst(currencies, wish.currency),
      leverage: offeredOrFirst(leverages, wish.leverage),
    },
  };
}
