import type { ShellRouteKey } from '../../../src/domain/access/routes.table';
import { resolveRoute } from '../../../src/domain/access/resolve-route';
import type { Variant } from '../../../src/domain/company';
import type { ApiOperationId } from '../http/call';

/** Calls that one screen alone makes: where a variant may not enter it, the gateway refuses them too (D9). */
const SCREENS: Readonly<Partial<Record<ApiOperationId, ShellRouteKey>>> = Object.freeze({
  getInstruments:     'calculators',
  getCampaigns:       'campaigns',
  joinCampaign:       'campaigns',
  getPartnership:     'partnership',
  getStrategies:      'social',
  checkWalletAddress: 'wallet',
  changeDigitalAsset: 'wallet',
  getDigitalAsset:    'wallet',
});

/** Whether a client of a variant may make a call. */
export function mayCall(id: ApiOperationId, variant: Variant): boolean {
  const route = SCREENS[id];
  return route === undefined || resolveRoute(route, variant).kind === 'screen';
}
