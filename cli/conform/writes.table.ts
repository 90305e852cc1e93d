import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import type { OperationId } from '../../src/infrastructure/http/contract';
import type { Arguments } from './caller';
import type { Refusal } from './judge';
import type { GatewayFacts } from './gateway-facts';

/** A POST made with `--write`: it changes nothing, or nothing that matters to anybody. */
export interface Write extends Arguments {
  /** Its effect, for the report. */
  readonly effect: string;
  /** The expected outcome; `either` if both a success and a refusal are right. */
  readonly ends: 'done' | 'either' | Refusal;
}

/** The call, or the reason why it is not made. */
type Row = (facts: GatewayFacts) => Write | string;

/** An address that no client has: RFC 2606 reserves `.invalid`. */
const unusedEmail = `conformance-${randomUUID()}@portico.invalid`;
const password = `Nobody's-${randomUUID()}`;
const LINK = randomUUID().replaceAll('-', '');

/** A call with an empty body must be refused. */
const empty: Row = () => ({ effect: 'nothing, which has to be refused', body: {}, ends: {} });
const notMade = (why: string): Row => () => why;

/** The POSTs. One that cannot be undone is not made; only its answers without a valid token are judged. */
export const WRITES: Readonly<Partial<Record<OperationId, Row>>> = {
  changeClientSettings:   ({ culture, theme }) => (culture === undefined ? 'the client has no culture'
                            : { effect: "saves the client's language and theme as they are", ends: 'done',
                                body: { culture, ...((theme === 'white' || theme === 'dark') && { theme }) } }),
  changePassword:         () => ({ effect: 'a change with a wrong current password', body: { currentPassword: password, newPassword: `${password}-2` }, ends: { status: 400, code: ERROR_CODE.wrongCurrentPassword } }),
  changeClientInfo:       () => ({ effect: 'a change of no field', body: {}, ends: 'either' }),
  withdrawProfileChange:  notMade("it would end the review of the client's change"),
  closeOnboardingPage:    notMade("it would end the client's onboarding"),
  changeDigitalAsset:     empty,
  issueSupportIdentity:   () => ({ effect: 'asks for a token of 300 s for the chat', ends: 'done' }),
  getSupportConversation: () => ({ effect: "reads a new visitor's empty conversation", body: { visitor: randomUUID() }, ends: 'done' }),
  sendSupportMessage:     empty,
  login:                  () => ({ effect: 'signs in as nobody', body: { email: unusedEmail, password }, ends: {} }),
  resetPassword:          () => ({ effect: 'asks for a password link for an address that nobody has', body: { email: unusedEmail }, ends: 'either' }),
  createPassword:         () => ({ effect: 'a new password by a link that was never sent', body: { token: LINK, password }, ends: {} }),
  checkPasswordLink:      () => ({ effect: 'asks about a link that was never sent', body: { token: LINK }, ends: 'either' }),
  checkClient:            () => ({ effect: 'asks about an address that nobody has', body: { email: unusedEmail }, ends: 'either' }),
  registerStep1:          empty,
  registerStep2:          empty,
  singleRegister:         empty,
  landingPageStep1:       empty,
  landingPageStep2:       empty,
  sendSmsCode:            empty,
  sendWhatsappCode:       empty,
  verifySmsCode:          empty,
  verifyWhatsappCode:     empty,
  createMarketingId:      ({ host, siteId }) => (siteId === undefined ? 'needs the site id of getSiteDomain'
                            : { effect: 'records one visit', body: { uri: `https://${host}/?utm_source=conformance`, siteId }, ends: 'done' }),
  createUpload:           () => ({ effect: 'an upload of no file, which has to be refused', headers: { 'Tus-Resumable': '1.0.0' }, ends: {} }),
  saveApplication:        empty,
  submitApplication:      empty,
  postponeApplication:    empty,
  markNotificationsRead:  ({ readIds }) => (readIds.length === 0 ? 'the client has read no notification yet'
                            : { effect: 'marks as read what is read already', body: { ids: readIds.slice(0, 100) }, ends: 'done' }),
  markAllNotificationsRead: empty,
  setNotificationPreference: empty,
  renameAccount:          empty,
  changeLeverage:         empty,
  changeAccountPassword:  empty,
  archiveAccount:         empty,
  restoreAccount:         empty,
  openAccount:            empty,
  cancelOpenRequest:      empty,
  quoteMoney:             empty,
  deposit:                empty,
  withdraw:               empty,
  transfer:               empty,
  cancelMoneyRequest:     empty,
  addWalletAddress:       empty,
  renameWalletAddress:    empty,
  removeWalletAddress:    empty,
  quoteWallet:            empty,
  withdrawFromWallet:     empty,
  transferOfWallet:       empty,
  cancelWalletRequest:    empty,
  answerSecondFactor:     empty,
  beginSecondFactor:      empty,
  confirmSecondFactor:    empty,
  turnOffSecondFactor:    empty,
  newRecoveryCodes:       empty,
  beginPasskey:           empty,
  addPasskey:             empty,
  renamePasskey:          empty,
  removePasskey:          empty,
  askPasskey:             () => ({ effect: 'asks what a passkey would sign', body: {}, ends: 'either' }),
  askPasskeyToSignIn:     empty,
  endSession:             empty,
  endOtherSessions:       notMade("it would end the client's other sessions"),
  joinCampaign:           empty,
  addMissingTexts:        () => ({ effect: 'reports no missing text', path: { lng: 'en', ns: 'translation' }, body: {}, ends: 'done' }),
  // These two end or change the session, so they are made with a session opened for this check.
  renewSession:           () => ({ effect: 'prolongs the session', ends: 'done' }),
  logout:                 () => ({ effect: 'ends the session', ends: 'done' }),
};

/** Made last, and only with a session opened for it. */
export const OF_OWN_SESSION: readonly OperationId[] = ['renewSession', 'logout'];
