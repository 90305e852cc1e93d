import type { FastifyRequest } from 'fastify';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES, SIGN_IN_ALARM, SIGN_IN_FAILURES } from '../db/attempt-rules.table';
import type { FailureRule } from '../db/attempt-rules.table';
import { findClientByEmail, normalizeEmail } from './client-by-email';
import type { ClientRow } from './sessions';
import type { AttemptSubjects } from './attempt-subjects';
import type { Captcha } from './captcha';
import type { Passwords } from './passwords';
import type { Attempts } from '../db/attempts';
import type { Database } from '../db/open-database';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInDeps {
  readonly attempts: Attempts;
  readonly attemptSubjects: AttemptSubjects;
  readonly captcha: Captcha;
  readonly db: Database;
  readonly passwords: Passwords;
}

/**
 * Checks credentials (O2–O4). Known and unknown addresses are counted, delayed and hashed alike. An attempt
 * is counted before the password is checked, so that parallel guesses cannot slip through.
 */
export async function checkCredentials(
  services: SignInDeps,
  { email, password }: Credentials,
  request: FastifyRequest,
): Promise<ClientRow> {
  const { attempts, db, passwords } = services;
  // A flood of sign-ins must not keep the database from everybody else.
  passwords.refuseIfFull();
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
async function isAlarmOn({ attempts }: SignInDeps): Promise<boolean> {
  const failureCount = await attempts.countEvents(SIGN_IN_ALARM.kind, SIGN_IN_ALARM.windowSeconds);
  return failureCount >= SIGN_IN_ALARM.failures;
}

/** Verifies the captcha token of a Sca call; a call without a token passes unless one is demanded. */
export async function checkCaptcha(
  { captcha }: SignInDeps,
  request: FastifyRequest,
  isDemanded: () => Promise<boolean>,
): Promise<void> {
  const token = request.headers['x-captcha-token'];
  await captcha.checkToken(typeof token === 'string' && token !== '' ? token : undefined, isDemanded);
}

async function isSuspicious({ attempts }: SignInDeps, address: string, ip: string): Promise<boolean> {
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
  { attempts }: Pick<SignInDeps, 'attempts'>,
  address: string,
  subject: string,
): Promise<void> {
  await attempts.reset(ATTEMPT_RULES.loginAddress, subject);
  await attempts.reset(SIGN_IN_FAILURES.ofAddress, address);
}
