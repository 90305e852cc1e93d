import type { ScreenKey, ShellRouteKey } from '../../src/domain/access/routes.table';
import { resolveRoute } from '../../src/domain/access/resolve-route';
import type { Variant } from '../../src/domain/site/company';
import type { ApiOperationId } from './call';

interface Place {
  readonly route: ShellRouteKey;
  /** Without it, whatever screen a variant has at the route. */
  readonly screen?: ScreenKey;
}

const at = (route: ShellRouteKey, screen?: ScreenKey): Place => Object.freeze({ route, ...(screen && { screen }) });

/** Calls made by one screen only: a variant that may not open the screen is refused the call as well (D9). */
const SCREENS: Readonly<Partial<Record<ApiOperationId, Place>>> = Object.freeze({
  getInstruments:          at('calculators'),
  getCampaigns:            at('campaigns'),
  joinCampaign:            at('campaigns'),
  getPartnership:          at('partnership'),
  getStrategies:           at('social'),
  checkWalletAddress:      at('wallet'),
  changeDigitalAsset:      at('wallet'),
  getDigitalAsset:         at('wallet'),
  getWallet:               at('wallet', 'wallet'),
  getWalletAddresses:      at('wallet', 'wallet'),
  addWalletAddress:        at('wallet', 'wallet'),
  renameWalletAddress:     at('wallet', 'wallet'),
  removeWalletAddress:     at('wallet', 'wallet'),
  getWalletDepositAddress: at('wallet', 'wallet'),
  quoteWallet:             at('wallet', 'wallet'),
  withdrawFromWallet:      at('wallet', 'wallet'),
  transferOfWallet:        at('wallet', 'wallet'),
  cancelWalletRequest:     at('wallet', 'wallet'),
  getWalletRequest:        at('wallet', 'wallet'),
  getWalletHistory:        at('wallet', 'wallet'),
});

/** True if clients of a variant may make this call. */
export function mayCall(id: ApiOperationId, variant: Variant): boolean {
  const place = SCREENS[id];
  if (place === undefined) return true;
  const destination = resolveRoute(place.route, variant);
  return destination.kind === 'screen' && (place.screen === undefined || destination.screen === place.screen);
}
