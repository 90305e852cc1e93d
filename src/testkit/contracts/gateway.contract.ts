import { expect } from 'expect';
import type { Gateway } from '../../application/ports/gateway';
import type { Runner } from '../runner';
import { rejectionOf } from './failures';

/** A connection, and a gateway that accepts one token. */
export interface GatewaySubject {
  gateway: Gateway;
  /** The token that is accepted. */
  good: string;
  /** Makes a call that needs a session. */
  call(): Promise<unknown>;
  /** The same under a token of its own, whoever is signed in. */
  callAs(token: string): Promise<unknown>;
  /** Answers come when the returned function is called. */
  hold(): () => void;
  /** Where the last call went, and as whom. */
  last(): { apiBaseUrl: string; apiVersion: string; bearer: string | null };
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
    let refused: string[];
    beforeEach(() => {
      subject = makeSubject();
      refused = [];
      subject.gateway.configure({ apiBaseUrl: '', apiVersion: '1' });
      subject.gateway.onUnauthorized((token) => refused.push(token));
    });

    test('calls go where it was told last', async () => {
      const address = { apiBaseUrl: 'https://api.acme.example', apiVersion: '2' };
      subject.gateway.setBearer(subject.good);
      await subject.call();
      expect(subject.last()).toMatchObject({ apiBaseUrl: '', apiVersion: '1' });
      subject.gateway.configure(address);
      await subject.call();
      expect(subject.last()).toMatchObject(address);
    });

    test('calls carry the bearer that was set last, none after null', async () => {
      subject.gateway.setBearer(subject.good);
      await subject.call();
      expect(subject.last().bearer).toBe(subject.good);
      subject.gateway.setBearer(null);
      await rejectionOf(subject.call());
      expect(subject.last().bearer).toBeNull();
    });

    test('a refused token is told once for each call, an accepted one never', async () => {
      subject.gateway.setBearer(subject.good);
      await subject.call();
      expect(refused).toEqual([]);
      subject.gateway.setBearer('bad');
      expect(await rejectionOf(subject.call())).toMatchObject({ kind: 'unauthorized' });
      expect(refused).toEqual(['bad']);
    });

    test('a late answer names the token that was sent, not the one of now (S4)', async () => {
      const release = subject.hold();
      subject.gateway.setBearer('old');
      const late = rejectionOf(subject.call());
      subject.gateway.setBearer(subject.good);
      release();
      await late;
      expect(refused).toEqual(['old']);
    });

    test('a call without a token, or under one of its own, tells nobody', async () => {
      subject.gateway.setBearer(null);
      expect(await rejectionOf(subject.call())).toMatchObject({ kind: 'unauthorized' });
      subject.gateway.setBearer(subject.good);
      expect(await rejectionOf(subject.callAs('bad'))).toMatchObject({ kind: 'unauthorized' });
      expect(refused).toEqual([]);
    });

    test('there is one listener: the last', async () => {
      const other: string[] = [];
      subject.gateway.onUnauthorized((token) => other.push(token));
      subject.gateway.setBearer('bad');
      await rejectionOf(subject.call());
      expect([refused, other]).toEqual([[], ['bad']]);
    });
  });
}
