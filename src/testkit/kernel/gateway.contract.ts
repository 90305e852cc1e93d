import { expect } from 'expect';
import type { Gateway } from '../../application/kernel/core-ports/gateway';
import type { Runner } from '../runner/runner';
import { rejectionOf } from '../runner/failures';

/** A connection, and a gateway that accepts one token. */
export interface GatewaySubject {
  gateway: Gateway;
  /** The token that is accepted. */
  validToken: string;
  /** Makes a call that needs a session. */
  call(): Promise<unknown>;
  /** Makes the same call with an explicit token, independent of the session. */
  callAs(token: string): Promise<unknown>;
  /** Delays answers until the returned function is called. */
  delayAnswers(): () => void;
  /** The address and the token of the last call. */
  lastCall(): { apiBaseUrl: string; apiVersion: string; bearer: string | null };
}

/** The contract of the port `Gateway`. */
export function describeGatewayContract(
  runner: Runner,
  name: string,
  makeSubject: () => GatewaySubject,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Gateway`, () => {
    let subject: GatewaySubject;
    let refusedTokens: string[];
    beforeEach(() => {
      subject = makeSubject();
      refusedTokens = [];
      subject.gateway.configure({ apiBaseUrl: '', apiVersion: '1' });
      subject.gateway.onUnauthorized((token) => refusedTokens.push(token));
    });

    test('calls go to the address configured last', async () => {
      const address = { apiBaseUrl: 'https://api.acme.example', apiVersion: '2' };
      subject.gateway.setBearer(subject.validToken);
      await subject.call();
      expect(subject.lastCall()).toMatchObject({ apiBaseUrl: '', apiVersion: '1' });
      subject.gateway.configure(address);
      await subject.call();
      expect(subject.lastCall()).toMatchObject(address);
    });

    test('calls carry the bearer set last, and none after null', async () => {
      subject.gateway.setBearer(subject.validToken);
      await subject.call();
      expect(subject.lastCall().bearer).toBe(subject.validToken);
      subject.gateway.setBearer(null);
      await rejectionOf(subject.call());
      expect(subject.lastCall().bearer).toBeNull();
    });

    test('a rejected token is reported once per call, an accepted one never', async () => {
      subject.gateway.setBearer(subject.validToken);
      await subject.call();
      expect(refusedTokens).toEqual([]);
      subject.gateway.setBearer('bad');
      expect(await rejectionOf(subject.call())).toMatchObject({ kind: 'unauthorized' });
      expect(refusedTokens).toEqual(['bad']);
    });

    test('a late answer reports the token that was sent, not the current one (S4)', async () => {
      const release = subject.delayAnswers();
      subject.gateway.setBearer('old');
      const late = rejectionOf(subject.call());
      subject.gateway.setBearer(subject.validToken);
      release();
      await late;
      expect(refusedTokens).toEqual(['old']);
    });

    test('a call without a token, or with an explicit one, reports nothing', async () => {
      subject.gateway.setBearer(null);
      expect(await rejectionOf(subject.call())).toMatchObject({ kind: 'unauthorized' });
      subject.gateway.setBearer(subject.validToken);
      expect(await rejectionOf(subject.callAs('bad'))).toMatchObject({ kind: 'unauthorized' });
      expect(refusedTokens).toEqual([]);
    });

    test('there is one listener: the last one set', async () => {
      const otherTokens: string[] = [];
      subject.gateway.onUnauthorized((token) => otherTokens.push(token));
      subject.gateway.setBearer('bad');
      await rejectionOf(subject.call());
      expect([refusedTokens, otherTokens]).toEqual([[], ['bad']]);
    });
  });
}
