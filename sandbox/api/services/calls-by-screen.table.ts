import type { ShellRouteKey } from '../../../src/domain/access/routes.table';
import { resolveRoute } from '../../../src/domain/access/resolve-route';
import type { Variant } from '../../../src/domain/company';
import type { ApiOperationId } from '../http/call';

/** Calls made by one screen only: a variant that may not open the screen is refused the call as well (D9). */
const SCREENS: Readonly<Partial<Record<ApiOperationId, ShellRouteKey>>> = Object.freeze({
  getInstruments:          'calculators',
  getCampaigns:            'campaigns',
  joinCampaign:            'campaigns',
  getPartnership:          'partnership',
  getStrategies:           'social',
  checkWalletAddress:      'wallet',
  changeDigitalAsset:      'wallet',
  getDigitalAsset:         'wallet',
  getWallet:               'wallet',
  getWalletAddresses:      'wallet',
  addWalletAddress:        'wallet',
  renameWalletAddress:     'wallet',
  removeWalletAddress:     'wallet',
  getWalletDepositAddress: 'wallet',
  quoteWallet:             'wallet',
  withdrawFromWallet:      'wallet',
  transferOfWallet:        'wallet',
  cancelWalletRequest:     'wallet',
  getWalletRequest:        'wallet',
  getWalletHistory:        'wallet',
});

/** Whether clients of a variant may make this call. */
export function mayCall(id: ApiOperationId, variant: Variant): boolean {
  const route = SCREENS[id];
  return route === undefined || resolveRoute(route, variant).kind === 'screen';
}
