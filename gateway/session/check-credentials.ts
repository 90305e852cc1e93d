import type { FastifyRequest } from 'fastify';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES, SIGN_IN_ALARM, SIGN_IN_FAILURES } from '../kernel/attempt-rules.table';
import type { FailureRule } from '../kernel/attempt-rules.table';
import { findClientByEmail, normalizeEmail } from './client-by-email';
import type { ClientRow } from './sessions';
import type { Services } from '../http/services';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Checks credentials (O2–O4). Known and unknown addresses are counted, delayed and hashed alike. An attempt
 * is counted before the password is checked, so that parallel guesses cannot slip through.
 */
export async function checkCredentials(
  services: Services,
  { email, password }: Credentials,
  request: FastifyRequest,
): Promise<ClientRow> {
  const { attempts, db, passwords } = services;
  const address = normalizeEmail(email);
  const subject = await services.attemptSubjects.ofAddress(address, request.ip);
  await attempts.checkWait(ATTEMPT_RULES.loginAddress, subject);
  await attempts.checkWait(ATTEMPT_RULES.loginIp, request.ip);
  const isAlarmed = await isAlarmOn(services);
  const isCaptchaDemanded = async () => isAlarmed || (await isSuspicious(services, address, request.ip));
  await checkCaptcha(services, request, isCaptchaDemanded);
  const attempt = async () => {
    await attempts.countAttempt(ATTEMPT_RULES.loginAddress, subject);
    await attempts.countAttempt(isAlarmed ? ATTEMPT_RULES.loginIpAlarmed : ATTEMPT_RULES.loginIp, request.ip);
    const candidate = await findClientByEmail(db, address);
    const matches = await passwords.matches(candidate?.passwordHash, password); // hashes for an unknown address too
    if (!candidate || !matches) return undefined;
    await forgetFailures(services, address, subject);
    await attempts.uncountAttempt(ATTEMPT_RULES.loginIp, request.ip);
    return candidate;
  };
  const client = await passwords.runQueued(attempt);
  if (client) return client;
  await attempts.recordFailure(SIGN_IN_FAILURES.ofAddress, address);
  await attempts.recordFailure(SIGN_IN_FAILURES.ofIp, request.ip);
  await attempts.count(SIGN_IN_ALARM.kind);
  throw new ApiError('wrongCredentials');
}

/**
 * True while so many sign-ins fail that somebody must be trying many addresses from many places (G2).
 */
async function isAlarmOn({ attempts }: Services): Promise<boolean> {
  const failureCount = await attempts.countEvents(SIGN_IN_ALARM.kind, SIGN_IN_ALARM.windowSeconds);
  return failureCount >= SIGN_IN_ALARM.failures;
}

/** Verifies the captcha token of a Sca call; a call without a token passes unless one is demanded. */
export async function checkCaptcha(
  { captcha }: Services,
  request: FastifyRequest,
  isDemanded: () => Promise<boolean>,
): Promise<void> {
  const token = request.headers['x-captcha-token'];
  await captcha.checkToken(typeof token === 'string' && token !== '' ? token : undefined, isDemanded);
}

async function isSuspicious({ attempts }: Services, address: string, ip: string): Promise<boolean> {
  const { ofAddress, ofIp } = SIGN_IN_FAILURES;
  const countFailures = async (rule: FailureRule, subject: string) =>
    attempts.countRecent(rule, subject, rule.windowSeconds);
  return (
    (await countFailures(ofAddress, address)) >= ofAddress.captchaThreshold ||
    (await countFailures(ofIp, ip)) >= ofIp.captchaThreshold
  );
}

/** Forgets the failures of an address, once its owner has entered the right password or changed it. */
export async function forgetFailures(
  { attempts }: Pick<Services, 'attempts'>,
  address: string,
  subject: string,
): Promise<void> {
  await attempts.reset(ATTEMPT_RULES.loginAddress, subject);
  await attempts.reset(SIGN_IN_FAILURES.ofAddress, address);
}
