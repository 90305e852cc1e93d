import { ApiError } from '../kernel/api-error';
import type { Calls } from '../http/call';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import { setPassword } from './change-password';
import { normalizeEmail } from './client-by-email';
import { originOf } from '../kernel/origin';
import type { SignInChallenges } from './sign-in-challenges';
import type { EmailProof } from './email-proof';
import type { Sessions } from './sessions';
import type { SignIns } from './sign-ins';
import type { Sites } from '../site/sites';
import type { NewPasswordDeps } from './change-password';
import type { SignInDeps } from './check-credentials';
import { checkCaptcha, forgetFailures, checkCredentials } from './check-credentials';

type ScaCalls = Calls<
  | 'login'
  | 'answerSecondFactor'
  | 'askPasskeyToSignIn'
  | 'resetPassword'
  | 'checkPasswordLink'
  | 'createPassword'
  | 'logout'
  | 'renewSession'
  | 'getCaptchaChallenge'
>;

/**
 * Once a password link was requested for an email address, the next request for it within this many seconds
 * needs a captcha.
 */
const RECENT_RESET_SECONDS = 900;

interface ScaCallsDeps extends SignInDeps, NewPasswordDeps {
  readonly challenges: SignInChallenges;
  readonly emailProof: EmailProof;
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly sites: Sites;
}

/** Sign-in, sign-out and the password flows. */
export function scaCalls(services: ScaCallsDeps): ScaCalls {
  const {
    attempts,
    attemptSubjects,
    captcha,
    challenges,
    emailProof,
    links,
    passwords,
    sessions,
    signIns,
    sites,
  } = services;
  return {
    login: async ({ body, request }) => {
      const client = await checkCredentials(services, body, request);
      const challenge = await challenges.beginChallenge(client);
      if (challenge) return challenge;
      return { token: await signIns.completeSignIn(client, 'password', request) };
    },

    answerSecondFactor: async ({ body: { assertion, challengeId, code, method }, request }) => {
      const answer = method === 'passkey' ? assertion && { method, assertion } : code && { method, code };
      if (!answer) throw new ApiError('invalid');
      return { token: await challenges.answerChallenge(challengeId, answer, request) };
    },

    askPasskeyToSignIn: ({ body, request }) => challenges.createPasskeyOptions(body.challengeId, request),

    resetPassword: async ({ body, request }) => {
      const address = normalizeEmail(body.email);
      const countRecentRequests = () =>
        attempts.countRecent(ATTEMPT_RULES.resetAddress, address, RECENT_RESET_SECONDS);
      await checkCaptcha(services, request, async () => (await countRecentRequests()) > 0);
      await attempts.countAttempt(ATTEMPT_RULES.resetIp, request.ip);
      await attempts.countAttempt(ATTEMPT_RULES.resetAddress, address);
      const { siteId } = await sites.findByRequest(request);
      // The link leads to the client's own site, even if the request names another one.
      await links.sendLink(body.email, async (client) =>
        sites.portalAddressOf(await sites.findById(client?.siteId ?? siteId), request),
      );
    },

    checkPasswordLink: async ({ body, request }) => {
      await attempts.countAttempt(ATTEMPT_RULES.passwordLink, request.ip);
      return { state: await links.getState(body.token) };
    },

    createPassword: async ({ body, request }) => {
      await checkCaptcha(services, request, () => Promise.resolve(false));
      await attempts.countAttempt(ATTEMPT_RULES.createPassword, request.ip);
      const client = await links.findOwner(body.token);
      if (!client) throw new ApiError('wrongLink');
      const passwordHash = await passwords.hashNew(body.password, client.email);
      await setPassword(services, client.id, passwordHash, {
        origin: originOf(request),
        beforeChange: async (transaction, owner) => {
          if (!(await links.useLink(body.token, transaction))) throw new ApiError('wrongLink');
          await emailProof.proveByLink(transaction, owner);
        },
      });
      const address = normalizeEmail(client.email);
      await forgetFailures(services, address, await attemptSubjects.ofAddress(address, request.ip));
      await forgetFailures(services, address, address);
    },

    logout: async ({ client }) => sessions.revoke(client),

    renewSession: async ({ client, request }) => {
      await sessions.renew(client);
      return { token: String(request.headers.authorization).replace(/^Bearer +/i, '') };
    },

    getCaptchaChallenge: () => captcha.issueChallenge(),
  };
}
