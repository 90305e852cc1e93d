import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../src/infrastructure/http/contract';
import type { Arguments } from './caller';
import type { Refusal } from './judge';
import type { Known } from './known';

/** One POST that `--write` makes: it changes nothing, or what nobody misses. */
export interface Write extends Arguments {
  /** What it does, for the report. */
  readonly says: string;
  /** How it has to end; `either` where both a success and a refusal fit. */
  readonly ends: 'done' | 'either' | Refusal;
}

/** A text says why a call is not made. */
type Row = (known: Known) => Write | string;

/** Nobody's, and never anybody's: RFC 2606 keeps `.invalid` free. */
const nobody = `conformance-${randomUUID()}@portico.invalid`;
const password = `Nobody's-${randomUUID()}`;
const LINK = randomUUID().replaceAll('-', '');

/** Asked with nothing, a call has to say no. */
const empty: Row = () => ({ says: 'nothing, which has to be refused', body: {}, ends: {} });
const notMade = (why: string): Row => () => why;

/** The POSTs. What can't be taken back is not made: then only what it says to a stranger is judged. */
export const WRITES: Readonly<Partial<Record<OperationId, Row>>> = {
  changeClientSettings:   ({ culture, theme }) => (culture === undefined ? 'the client has no culture'
                            : { says: "saves the client's language and theme as they are", ends: 'done',
                                body: { culture, ...((theme === 'white' || theme === 'dark') && { theme }) } }),
  changePassword:         () => ({ says: 'a change with a wrong current password', body: { currentPassword: password, newPassword: `${password}-2` }, ends: { status: 400, code: 13 } }),
  changeClientInfo:       () => ({ says: 'a change of no field', body: {}, ends: 'either' }),
  closeOnboardingPage:    notMade("it would end the client's onboarding"),
  changeDigitalAsset:     empty,
  issueSupportIdentity:   () => ({ says: 'asks for a token of 300 s for the chat', ends: 'done' }),
  getSupportConversation: () => ({ says: "reads a new visitor's empty conversation", body: { visitor: randomUUID() }, ends: 'done' }),
  sendSupportMessage:     empty,
  login:                  () => ({ says: 'signs in as nobody', body: { email: nobody, password }, ends: {} }),
  resetPassword:          () => ({ says: 'asks for a password link for an address that nobody has', body: { email: nobody }, ends: 'either' }),
  createPassword:         () => ({ says: 'a new password by a link that was never sent', body: { token: LINK, password }, ends: {} }),
  checkPasswordLink:      () => ({ says: 'asks about a link that was never sent', body: { token: LINK }, ends: 'either' }),
  checkClient:            () => ({ says: 'asks about an address that nobody has', body: { email: nobody }, ends: 'either' }),
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
                            : { says: 'records one visit', body: { uri: `https://${host}/?utm_source=conformance`, siteId }, ends: 'done' }),
  beginDocument:          empty,
  sendDocumentPart:       empty,
  finishDocument:         empty,
  saveApplication:        empty,
  markNotificationsRead:  ({ readIds }) => (readIds.length === 0 ? 'the client has read no notification yet'
                            : { says: 'marks as read what is read already', body: { ids: readIds.slice(0, 100) }, ends: 'done' }),
  joinCampaign:           empty,
  addMissingTexts:        () => ({ says: 'reports no missing text', path: { lng: 'en', ns: 'translation' }, body: {}, ends: 'done' }),
  // These two end or change the session: they are made with one that conformance has opened itself.
  renewSession:           () => ({ says: 'prolongs the session', ends: 'done' }),
  logout:                 () => ({ says: 'ends the session', ends: 'done' }),
};

/** Made last, and only with a session that was opened for it. */
export const OF_OWN_SESSION: readonly OperationId[] = ['renewSession', 'logout'];
