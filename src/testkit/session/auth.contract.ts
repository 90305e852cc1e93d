import { expect } from 'expect';
import { Gateway } from '../../application/kernel/core-ports/gateway';
import { Auth, type Credentials } from '../../application/session/ports/auth';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { isToken } from '../../domain/session/session';
import { requireCapabilities } from '../runner/capabilities';
import { describeFailures, rejectionOf } from '../runner/failures';
import { describeSecuredCall } from '../runner/secured';
import { isAccepted } from '../runner/is-accepted';
import { gatewayContract } from '../runner/gateway-contract';

const WRONG_CREDENTIALS: Readonly<Record<string, Partial<Credentials>>> = {
  'a wrong password': { password: 'not the password' },
  'an unknown address': { email: 'nobody@portico.test' },
};

/** The contract of the port `Auth`. */
export const describeAuthContract = gatewayContract<'credentials' | 'siteId' | 'freshToken'>(
  'Auth',
  null,
  ({ runner, capabilities, describe, test, beforeEach, world, testFailures }) => {
    test('login returns a token that the gateway accepts', async () => {
      const token = (await world()
        .port(Auth)
        .login(world().credentials, { siteId: world().siteId })) as string;
      expect(isToken(token)).toBe(true);
      expect(await isAccepted(world(), token)).toBe(true);
    });

    test('email addresses are case-insensitive', async () => {
      const email = world().credentials.email.toUpperCase();
      const token = (await world()
        .port(Auth)
        .login({ ...world().credentials, email }, { siteId: world().siteId })) as string;
      expect(await isAccepted(world(), token)).toBe(true);
    });

    for (const [subject, changes] of Object.entries(WRONG_CREDENTIALS)) {
      test(`${subject} is refused with code 3, not as a 401`, async () => {
        const refusedTokens: string[] = [];
        world()
          .port(Gateway)
          .onUnauthorized((token) => refusedTokens.push(token));
        world().port(Gateway).setBearer('expired-token');
        const login = world()
          .port(Auth)
          .login({ ...world().credentials, ...changes }, { siteId: world().siteId });
        expect(await rejectionOf(login)).toMatchObject({
          kind: 'refused',
          codes: [ERROR_CODE.wrongCredentials],
        });
        expect(refusedTokens).toEqual([]);
      });
    }

    testFailures({
      call: 'login',
      make: ({ port, credentials, siteId }, signal) => port(Auth).login(credentials, { siteId }, signal),
      abortable: true,
      canBeMalformed: true,
    });

    describe('revoke', () => {
      const { test } = requireCapabilities(runner, capabilities, 'revoke');

      test('ends the session of that token and no other', async () => {
        const [revokedToken, otherToken] = [await world().freshToken(), await world().freshToken()];
        await world().port(Auth).revoke(revokedToken);
        expect(await isAccepted(world(), revokedToken)).toBe(false);
        expect(await isAccepted(world(), otherToken)).toBe(true);
      });

      test('an invalid token is refused, and does not sign out', async () => {
        const refusedTokens: string[] = [];
        world()
          .port(Gateway)
          .onUnauthorized((token) => refusedTokens.push(token));
        expect(await rejectionOf(world().port(Auth).revoke('expired-token'))).toMatchObject({
          kind: 'unauthorized',
        });
        expect(refusedTokens).toEqual([]);
      });
    });

    describe('renew', () => {
      const renewRunner = requireCapabilities(runner, capabilities, 'renew');

      beforeEach(async () =>
        world()
          .port(Gateway)
          .setBearer(await world().freshToken()),
      );

      renewRunner.test('returns a token that the gateway accepts', async () => {
        const token = await world().port(Auth).renew();
        expect(await isAccepted(world(), token)).toBe(true);
      });

      describeSecuredCall(renewRunner, world, ({ port }) => port(Auth).renew(), capabilities);
      describeFailures(
        renewRunner,
        world,
        {
          call: 'renew',
          make: async ({ port, freshToken }, signal) => {
            port(Gateway).setBearer(await freshToken());
            return port(Auth).renew(signal);
          },
          abortable: true,
          canBeMalformed: true,
        },
        capabilities,
      );
    });
  },
);
