import { loadContract } from '../../../contract/load-contract';
import type { ApiOperationId } from '../../../gateway/http/call';
import { AUDIT_EVENTS } from '../../../gateway/session/audit-events.table';
import type { OperationId } from '../../../src/infrastructure/http/contract';

/** Calls that change something, but prove nothing and move no money; each group with its reason. */
const NOT_EVENTS: Readonly<Record<string, readonly OperationId[]>> = {
  'prices and challenges, which have no effect by themselves': [
    'quoteMoney',
    'quoteWallet',
    'askPasskey',
    'askPasskeyToSignIn',
    'checkPasswordLink',
    'renewSession',
    'getOverview',
    'sendSmsCode',
    'sendWhatsappCode',
  ],
  'a visitor, of whom nothing is known yet': [
    'checkClient',
    'checkReferral',
    'registerStep1',
    'landingPageStep1',
    'createMarketingId',
    'addMissingTexts',
    'getSupportConversation',
    'sendSupportMessage',
  ],
  'names, settings and forms': [
    'changeClientSettings',
    'closeOnboardingPage',
    'renameAccount',
    'renameWalletAddress',
    'addPartnerLink',
    'renamePartnerLink',
    'archivePartnerLink',
    'hideFromIntroducer',
    'markNotificationsRead',
    'markAllNotificationsRead',
    'setNotificationPreference',
    'saveApplication',
    'submitApplication',
    'postponeApplication',
    'createUpload',
    'joinCampaign',
    'changeCopy',
    'pauseCopy',
    'resumeCopy',
    'leaveCampaign',
    'cancelOpenRequest',
    'issueSupportIdentity',
  ],
  'events of their own, of the data that is verified': ['changeClientInfo', 'withdrawProfileChange'],
};

const CALLS = loadContract()
  .filter(({ method }) => method === 'POST')
  .map(({ id }) => id);

test('every call that proves or moves something is an event, and every other is listed with a reason', () => {
  const listedCalls = Object.values(NOT_EVENTS).flat();
  expect(CALLS.filter((id) => !(id in AUDIT_EVENTS) && !listedCalls.includes(id))).toEqual([]);
  expect(listedCalls.filter((id) => id in AUDIT_EVENTS || !CALLS.includes(id))).toEqual([]);
});

test.each(
  loadContract().filter(({ method, path }) => method === 'POST' && /\/(Money|Wallet|Security)\//.test(path)),
)('$id with a proof records a wrong one, and tries beyond the limit', ({ id, checkBody }) => {
  // A call that refuses a long code does have a code in its body.
  const hasCode =
    checkBody !== undefined && !checkBody({ code: 'x'.repeat(200) }) && namesCode(checkBody.errors);
  if (!hasCode) return;
  const refusals = AUDIT_EVENTS[id as ApiOperationId]?.refusals;
  expect([refusals?.wrongCode, refusals?.tooManyTries]).toEqual([expect.any(String), refusals?.wrongCode]);
});

const namesCode = (errors: readonly { instancePath: string }[] | null | undefined) =>
  (errors ?? []).some(({ instancePath }) => instancePath === '/code');
