import { DEFAULT_PASSWORD_RULES, type PasswordRules } from '../session/password-rules';

/** The trading platforms that a new client may choose. */
export type RegistrationPlatform = 'MT4' | 'MT5';

/** One kind of trading account that a new client may choose, with the currencies and leverages it comes in. */
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
  /** The first one is proposed; empty where the gateway decides alone. */
  readonly offers: readonly AccountOffer[];
  readonly contractKinds: readonly CodeAndName[];
  readonly branches: readonly CodeAndName[];
}

/** Default until the gateway has answered, and where it sends no options. */
export const DEFAULT_OPTIONS: RegistrationOptions = Object.freeze({
  password: DEFAULT_PASSWORD_RULES,
  minimumAge: 18,
  offers: Object.freeze([]),
  contractKinds: Object.freeze([]),
  branches: Object.freeze([]),
});

/** The choices made so far; an empty text means none yet. */
export interface AccountWish {
  readonly platform: string;
  readonly accountType: string;
  readonly currency: string;
  readonly leverage: string;
}

/** The options left by the choices made so far, and the current choices. */
export interface AccountChoice {
  readonly platforms: readonly RegistrationPlatform[];
  readonly accountTypes: readonly string[];
  readonly currencies: readonly string[];
  readonly leverages: readonly number[];
  readonly wish: AccountWish;
}

/**
 * Follows the cascade platform → account type → currency → leverage (V3): a choice that is not, or no
 * longer, on offer is replaced by the first one that is. Undefined without offers.
 */
export function chooseAccount(offers: readonly AccountOffer[], wish: AccountWish): AccountChoice | undefined {
  const first = offers[0];
  if (!first) return undefined;
  const { platform } = offers.find((offer) => offer.platform === wish.platform) ?? first;
  const ofPlatform = offers.filter((offer) => offer.platform === platform);
  const offer =
    ofPlatform.find(({ accountType }) => accountType === wish.accountType) ?? (ofPlatform[0] as AccountOffer);
  const { accountType, currencies, leverages } = offer;
  const offeredOrFirst = <T extends string | number>(list: readonly T[], choice: string): string =>
    String(list.find((one) => String(one) === choice) ?? list[0] ?? '');
  return {
    platforms: [...new Set(offers.map((one) => one.platform))],
    accountTypes: ofPlatform.map((one) => one.accountType),
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
