import Big from 'big.js';
import { ApiError } from '../http/api-error';
import { NICKNAME_LENGTH } from '../accounts/account-rules.table';
import { balancesIn, type Offer } from './account-offers';
import { TERMS } from './account-offers.table';

/** What a client asks for; null or undefined leaves the choice to the offer. */
export interface OpeningAsked {
  readonly offerId: string;
  readonly currency: string;
  readonly leverage: number;
  readonly marginMode?: Offer['marginModes'][number] | null | undefined;
  readonly swapFree?: boolean | null | undefined;
  readonly balance?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly termsVersion?: string | null | undefined;
}

const invalid = (field: string) => new ApiError('invalid', undefined, { field });

/**
 * What is asked for, as the offer has it, and whether a person approves it. Throws `forbidden` for an offer that is not this
 * client's, with the level that is missing where that is why; `invalid` for a choice that the offer does not have; `refused` for
 * a leverage that needs another level, with those that need none.
 */
export function checkChoices(offers: readonly Offer[], asked: OpeningAsked) {
  const offer = offers.find(({ id }) => id === asked.offerId);
  if (!offer) throw new ApiError('forbidden');
  const { accountType, id, kind, needs, platform, server } = offer;
  if (!offer.isAllowed)
    throw new ApiError('forbidden', undefined, { field: 'offer', reason: 'level', needs });
  if (!offer.currencies.includes(asked.currency)) throw invalid('currency');
  const leverage = offer.leverages.find((one) => one.leverage === asked.leverage);
  if (!leverage) throw invalid('leverage');
  if (!leverage.isAllowed)
    throw new ApiError('refused', undefined, {
      field: 'leverage',
      reason: 'leverage',
      needs: leverage.needs,
    });
  const marginMode = asked.marginMode ?? offer.marginModes[0];
  if (marginMode === undefined || !offer.marginModes.includes(marginMode)) throw invalid('marginMode');
  if (asked.swapFree && !offer.isSwapFreeOffered) throw invalid('swapFree');
  if (asked.termsVersion !== TERMS.version)
    throw new ApiError('invalid', undefined, { field: 'terms', reason: 'terms' });
  return {
    offerId: id, kind, platform, accountType, server, marginMode,
    currency: asked.currency, leverage: leverage.leverage, swapFree: asked.swapFree ?? false,
    balance: balanceOf(offer, asked), nickname: nicknameOf(asked), termsVersion: asked.termsVersion,
    isReviewed: offer.isReviewed || leverage.isReviewed,
  };
}

/** What a demo account begins with: one of the amounts on offer, the first where none is named. */
function balanceOf({ kind }: Offer, { balance, currency }: OpeningAsked): string | null {
  if (kind === 'live') {
    if ((balance ?? null) === null) return null;
    throw invalid('balance');
  }
  const amounts = balancesIn(currency);
  const chosen = balance ? amounts.find((amount) => Big(amount).eq(balance)) : amounts[0];
  if (chosen === undefined) throw invalid('balance');
  return chosen;
}

function nicknameOf({ nickname }: OpeningAsked): string | null {
  const tidy = nickname?.trim().replaceAll(/\s+/g, ' ') ?? '';
  if ([...tidy].length > NICKNAME_LENGTH) throw invalid('nickname');
  return tidy === '' ? null : tidy;
}
