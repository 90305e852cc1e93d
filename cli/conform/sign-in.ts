import { solveChallenge } from 'altcha-lib';
import type { ContractOperation } from '../../contract/load-contract';
import type { OperationId } from '../../src/infrastructure/http/contract';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import type { Caller } from './caller';
import { errorCodes, checkSuccess, resultOf, type Faults } from './answer-checks';
import type { GatewayFacts } from './gateway-facts';

type Operations = ReadonlyMap<OperationId, ContractOperation>;

interface Challenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly salt: string;
  readonly maxnumber: number;
  readonly signature: string;
}

/** The solution of the gateway's own captcha; undefined if it has none. @throws NoAnswerError */
async function solvedCaptcha(caller: Caller, operations: Operations): Promise<string | undefined> {
  const operation = operations.get('getCaptchaChallenge');
  if (!operation) return undefined;
  const answer = await caller.call(operation);
  if (checkSuccess(operation, answer).length > 0) return undefined;
  const { algorithm, challenge, salt, maxnumber, signature } = resultOf(answer) as Challenge;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (!solution) return undefined;
  const proof = { algorithm, challenge, number: solution.number, salt, signature };
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

/** Signs a client in as the portal does, with the gateway's captcha if it requires one. @throws NoAnswerError */
export async function signIn(
  caller: Caller,
  operations: Operations,
  body: { readonly email: string; readonly password: string },
  { siteId }: GatewayFacts,
): Promise<{ token?: string; faults: Faults }> {
  const operation = operations.get('login');
  if (!operation) throw new Error('The contract lacks login');
  const siteHeader = siteId === undefined ? {} : { 'x-site-id': String(siteId) };
  let answer = await caller.call(operation, { body, headers: siteHeader });
  if (errorCodes(answer)?.includes(ERROR_CODE.captchaFailed)) {
    const captcha = await solvedCaptcha(caller, operations);
    if (captcha !== undefined)
      answer = await caller.call(operation, { body, headers: { ...siteHeader, 'x-captcha-token': captcha } });
  }
  const challengeId = (resultOf(answer) as { challengeId?: unknown } | null | undefined)?.challengeId;
  if (challengeId !== undefined)
    return { faults: ['this client has a second factor: give a token with --token'] };
  const faults = checkSuccess(operation, answer);
  if (faults.length > 0) return { faults };
  return { token: (resultOf(answer) as { token: string }).token, faults };
}
