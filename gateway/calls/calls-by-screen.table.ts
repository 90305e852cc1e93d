import type { ScreenKey, ShellRouteKey } from '../../src/domain/access/routes.table';
import { resolveRoute } from '../../src/domain/access/resolve-route';
import type { Variant } from '../../src/domain/site/company';
import type { ApiOperationId } from '../http/call';

/** The route, and optionally the screen, from which a call is made. */
interface CallScreen {
  readonly route: ShellRouteKey;
  /** By default, any screen that a variant has at the route. */
  readonly screen?: ScreenKey;
}

const screenAt = (route: ShellRouteKey, screen?: ScreenKey): CallScreen => Object.freeze({ route, ...(screen && { screen }) });

/** Calls made by one screen only: a variant that may not open the screen is refused the call as well (D9). */
const SCREENS: Readonly<Partial<Record<ApiOperationId, CallScreen>>> = Object.freeze({
  getInstruments:          screenAt('calculators'),
  getCampaigns:            screenAt('campaigns'),
  joinCampaign:            screenAt('campaigns'),
  leaveCampaign:           screenAt('campaigns'),
  getCampaignBoard:        screenAt('campaigns'),
  getCampaignScore:        screenAt('campaigns'),
  getPartnership:          screenAt('partnership'),
  getPartnerClients:       screenAt('partnership'),
  getSubPartners:          screenAt('partnership', 'partnership-shared'),
  getPartnerMaterial:      screenAt('partnership', 'partnership-shared'),
  getPartnerTree:          screenAt('partnership', 'partnership-shared'),
  getPartnerSeries:        screenAt('partnership'),
  getPartnerRewards:       screenAt('partnership'),
  getPartnerReward:        screenAt('partnership'),
  getPartnerPayouts:       screenAt('partnership'),
  getPartnerStatement:     screenAt('partnership'),
  changePartnerDestination: screenAt('partnership'),
  getPartnerAgreement:     screenAt('partnership'),
  acceptPartnerAgreement:  screenAt('partnership'),
  applyAsPartner:          screenAt('partnership'),
  addPartnerLink:          screenAt('partnership'),
  renamePartnerLink:       screenAt('partnership'),
  archivePartnerLink:      screenAt('partnership'),
  getStrategies:           screenAt('social'),
  getStrategy:             screenAt('social'),
  getRehearsal:            screenAt('social'),
  copyStrategy:            screenAt('social'),
  getCopies:               screenAt('social'),
  getCopy:                 screenAt('social'),
  stopCopy:                screenAt('social'),
  pauseCopy:               screenAt('social'),
  resumeCopy:              screenAt('social'),
  getCopyTerms:            screenAt('social'),
  changeCopy:              screenAt('social'),
  getCopyFundsQuote:       screenAt('social'),
  addCopyFunds:            screenAt('social'),
  removeCopyFunds:         screenAt('social'),
  checkWalletAddress:      screenAt('wallet'),
  changeDigitalAsset:      screenAt('wallet'),
  getDigitalAsset:         screenAt('wallet'),
  getWallet:               screenAt('wallet', 'wallet'),
  getWalletAddresses:      screenAt('wallet', 'wallet'),
  addWalletAddress:        screenAt('wallet', 'wallet'),
  renameWalletAddress:     screenAt('wallet', 'wallet'),
  removeWalletAddress:     screenAt('wallet', 'wallet'),
  getWalletDepositAddress: screenAt('wallet', 'wallet'),
  quoteWallet:             screenAt('wallet', 'wallet'),
  withdrawFromWallet:      screenAt('wallet', 'wallet'),
  transferOfWallet:        screenAt('wallet', 'wallet'),
  cancelWalletRequest:     screenAt('wallet', 'wallet'),
  getWalletRequest:        screenAt('wallet', 'wallet'),
  getWalletHistory:        screenAt('wallet', 'wallet'),
});

export function isCallAllowed(id: ApiOperationId, variant: Variant): boolean {
  const callScreen = SCREENS[id];
  if (callScreen === undefined) return true;
  const { route, screen } = callScreen;
  const destination = resolveRoute(route, variant);
  return destination.kind === 'screen' && (screen === undefined || destination.screen === screen);
}
