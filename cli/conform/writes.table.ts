import { randomUUID } from 'node:crypto';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import type { OperationId } from '../../src/infrastructure/http/contract';
import type { Arguments } from './caller';
import type { Refusal } from './answer-checks';
import type { GatewayFacts } from './gateway-facts';

/** A POST made with `--write`: it changes nothing that matters. */
export interface Write extends Arguments {
  /** Its effect, for the report. */
  readonly effect: string;
  /** `either` if both a success and a refusal conform. */
  readonly expected: 'success' | 'either' | Refusal;
}

/** The call, or the reason why it is not made. */
type WriteRow = (facts: GatewayFacts) => Write | string;

/** An address that no client has: RFC 2606 reserves `.invalid`. */
const unusedEmail = `conformance-${randomUUID()}@portico.invalid`;
const password = `Nobody's-${randomUUID()}`;
const UNSENT_LINK = randomUUID().replaceAll('-', '');

/** A call with an empty body must be refused. */
const empty: WriteRow = () => ({ effect: 'an empty call, which must be refused', body: {}, expected: {} });
const notMade = (reason: string): WriteRow => () => reason;

/** The POSTs. One that cannot be undone is not made; only its answers without a valid token are checked. */
export const WRITES: Readonly<Partial<Record<OperationId, WriteRow>>> = {
  changeClientSettings:   ({ culture, theme }) => (culture === undefined ? 'the client has no culture'
                            : { effect: "saves the client's language and theme as they are", expected: 'success',
                                body: { culture, ...((theme === 'white' || theme === 'dark') && { theme }) } }),
  changePassword:         () => ({ effect: 'a change with a wrong current password', body: { currentPassword: password, newPassword: `${password}-2` }, expected: { status: 400, code: ERROR_CODE.wrongCurrentPassword } }),
  changeClientInfo:       () => ({ effect: 'a change of no field', body: {}, expected: 'either' }),
  withdrawProfileChange:  notMade("it would end the review of the client's change"),
  closeOnboardingPage:    notMade("it would end the client's onboarding"),
  changeDigitalAsset:     empty,
  issueSupportIdentity:   () => ({ effect: 'creates a token of 300 s for the chat', expected: 'success' }),
  getSupportConversation: () => ({ effect: "reads a new visitor's empty conversation", body: { visitor: randomUUID() }, expected: 'success' }),
  sendSupportMessage:     empty,
  login:                  () => ({ effect: 'a sign-in with an unknown address', body: { email: unusedEmail, password }, expected: {} }),
  resetPassword:          () => ({ effect: 'a password link for an unknown address', body: { email: unusedEmail }, expected: 'either' }),
  createPassword:         () => ({ effect: 'a new password by a link that was never sent', body: { token: UNSENT_LINK, password }, expected: {} }),
  checkPasswordLink:      () => ({ effect: 'checks a link that was never sent', body: { token: UNSENT_LINK }, expected: 'either' }),
  checkClient:            () => ({ effect: 'checks an unknown address', body: { email: unusedEmail }, expected: 'either' }),
  checkReferral:          ({ siteId }) => (siteId === undefined ? 'needs the site id of getSiteDomain'
                            : { effect: 'checks a referral code that nobody has', body: { code: 'NO-SUCH-CODE', siteId }, expected: 'either' }),
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
                            : { effect: 'records one visit', body: { uri: `https://${host}/?utm_source=conformance`, siteId }, expected: 'success' }),
  createUpload:           () => ({ effect: 'an upload of no file, which must be refused', headers: { 'Tus-Resumable': '1.0.0' }, expected: {} }),
  saveApplication:        empty,
  submitApplication:      empty,
  postponeApplication:    empty,
  markNotificationsRead:  ({ readIds }) => (readIds.length === 0 ? 'the client has read no notification yet'
                            : { effect: 'marks as read what is read already', body: { ids: readIds.slice(0, 100) }, expected: 'success' }),
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
  // Nothing is mailed to a client.
  sendEmailCode:          notMade('it would mail a code to the client'),
  proveEmail:             empty,
  beginSecondFactor:      empty,
  confirmSecondFactor:    empty,
  turnOffSecondFactor:    empty,
  newRecoveryCodes:       empty,
  beginPasskey:           empty,
  addPasskey:             empty,
  renamePasskey:          empty,
  removePasskey:          empty,
  askPasskey:             () => ({ effect: 'fetches the challenge for a passkey', body: {}, expected: 'either' }),
  askPasskeyToSignIn:     empty,
  endSession:             empty,
  endOtherSessions:       notMade("it would end the client's other sessions"),
  getOverview:            empty,
  joinCampaign:           empty,
  copyStrategy:           empty,
  changeCopy:             empty,
  addCopyFunds:           empty,
  removeCopyFunds:        empty,
  stopCopy:               empty,
  pauseCopy:              empty,
  resumeCopy:             empty,
  leaveCampaign:          empty,
  changePartnerDestination: empty,
  acceptPartnerAgreement: empty,
  applyAsPartner:         empty,
  addPartnerLink:         empty,
  renamePartnerLink:      empty,
  hideFromIntroducer:     notMade('it would change what the partner of the client sees'),
  archivePartnerLink:     empty,
  addMissingTexts:        () => ({ effect: 'reports no missing text', path: { lng: 'en', ns: 'translation' }, body: {}, expected: 'success' }),
  // These two change or end the session.
  renewSession:           () => ({ effect: 'renews the session', expected: 'success' }),
  logout:                 () => ({ effect: 'ends the session', expected: 'success' }),
};

/** Made last, and only with a session that this check has opened. */
export const SESSION_WRITES: readonly OperationId[] = ['renewSession', 'logout'];
