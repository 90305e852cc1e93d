import Big from 'big.js';
import { ApiError } from '../kernel/api-error';
import { readNickname } from '../accounts/read-nickname';
import { balancesIn, type Offer } from './account-offers';
import { TERMS } from './account-offers.table';

/** A client's choices for an account; null and undefined mean the offer's default. */
export interface OpeningChoices {
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
 * Checks a client's choices against the offer, and whether a person has to approve them. Throws `forbidden` for an offer
 * that is not this client's, with the missing level if that is the reason; `invalid` for a choice that the offer does not
 * have; `refused` for a leverage that needs another level, with that level.
 */
export function checkChoices(offers: readonly Offer[], input: OpeningChoices) {
  const offer = offers.find(({ id }) => id === input.offerId);
  if (!offer) throw new ApiError('forbidden');
  const { accountType, id, kind, needs, platform, server } = offer;
  if (!offer.isAllowed)
    throw new ApiError('forbidden', undefined, { field: 'offer', reason: 'level', needs });
  if (!offer.currencies.includes(input.currency)) throw invalid('currency');
  const leverage = offer.leverages.find((choice) => choice.leverage === input.leverage);
  if (!leverage) throw invalid('leverage');
  if (!leverage.isAllowed)
    throw new ApiError('refused', undefined, {
      field: 'leverage',
      reason: 'leverage',
      needs: leverage.needs,
    });
  const marginMode = input.marginMode ?? offer.marginModes[0];
  if (marginMode === undefined || !offer.marginModes.includes(marginMode)) throw invalid('marginMode');
  if (input.swapFree && !offer.isSwapFreeOffered) throw invalid('swapFree');
  if (input.termsVersion !== TERMS.version)
    throw new ApiError('invalid', undefined, { field: 'terms', reason: 'terms' });
  return {
    offerId: id,
    kind,
    platform,
    accountType,
    server,
    marginMode,
    currency: input.currency,
    leverage: leverage.leverage,
    swapFree: input.swapFree ?? false,
    balance: balanceOf(offer, input),
    nickname: readNickname(input.nickname, invalid('nickname')),
    termsVersion: input.termsVersion,
    isReviewed: offer.isReviewed || leverage.isReviewed,
  };
}

/** The first balance of a demo account: one of the offered amounts, by default the first. */
function balanceOf({ kind }: Offer, { balance, currency }: OpeningChoices): string | null {
  if (kind === 'live') {
    if ((balance ?? null) === null) return null;
    throw invalid('balance');
  }
  const amounts = balancesIn(currency);
  const selectedAmount = balance ? amounts.find((amount) => Big(amount).eq(balance)) : amounts[0];
  if (selectedAmount === undefined) throw invalid('balance');
  return selectedAmount;
}
