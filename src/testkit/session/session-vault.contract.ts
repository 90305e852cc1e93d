import { expect } from 'expect';
import type { SessionVault } from '../../application/session/core-ports/session-vault';
import type { Session } from '../../domain/session/session';
import type { Runner } from '../runner/runner';

/** A vault and its browser. */
export interface SessionVaultSubject {
  vault: SessionVault;
  /** Another tab signs in, or out (`undefined`). */
  changeElsewhere(session: Session | undefined): void;
  /** Makes the browser refuse all access, or every write. */
  refuse(how: 'throws' | 'full'): void;
  /** The vault of a newly opened page, in a browser that works again. */
  reopenVault(): SessionVault;
}

const NOW = 1_763_649_127;
const OWN_SESSION: Session = { token: 'mine', expiresAt: NOW + 3600 };
const RENEWED_SESSION: Session = { token: 'mine-renewed', expiresAt: NOW + 7200 };
const OTHER_SESSION: Session = { token: 'theirs', expiresAt: NOW + 3600 };

/** The contract of the port `SessionVault`. */
export function describeSessionVaultContract(
  runner: Runner,
  name: string,
  makeSubject: () => SessionVaultSubject,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of SessionVault`, () => {
    let subject: SessionVaultSubject;
    let vault: SessionVault;
    beforeEach(() => {
      subject = makeSubject();
      vault = subject.vault;
    });

    test('is empty at first', () => {
      expect(vault.read(NOW)).toBeUndefined();
      vault.clear();
      expect(vault.read(NOW)).toBeUndefined();
      expect(vault.persistent).toBe(true);
    });

    test('returns a session until its last second, also on the next page', () => {
      vault.store(OWN_SESSION);
      expect(vault.read(NOW + 3599.9)).toEqual(OWN_SESSION);
      expect(vault.read(NOW + 3600)).toBeUndefined();
      expect(subject.reopenVault().read(NOW)).toEqual(OWN_SESSION);
    });

    test('a newer session replaces the previous one', () => {
      vault.store(OWN_SESSION);
      vault.store(RENEWED_SESSION);
      expect(vault.read(NOW)).toEqual(RENEWED_SESSION);
    });

    test('clearing removes a session, expired or not', () => {
      vault.store(OWN_SESSION);
      vault.clear();
      expect(vault.read(NOW)).toBeUndefined();
      vault.store({ token: 'old', expiresAt: NOW });
      vault.clear();
      expect(vault.read(0)).toBeUndefined();
      expect(subject.reopenVault().read(0)).toBeUndefined();
    });

    test('another tab’s change is reported, and can be read', () => {
      const sessions: (Session | undefined)[] = [];
      vault.store(OWN_SESSION);
      vault.onForeignChange(() => sessions.push(vault.read(NOW)));
      subject.changeElsewhere(OTHER_SESSION);
      expect(sessions.at(-1)).toEqual(OTHER_SESSION);
      subject.changeElsewhere(undefined);
      expect(sessions.length).toBeGreaterThan(1);
      expect(sessions.at(-1)).toBeUndefined();
    });

    test('own changes are not reported, and no change is after unsubscribing', () => {
      let notifications = 0;
      const stop = vault.onForeignChange(() => (notifications += 1));
      vault.store(OWN_SESSION);
      vault.clear();
      stop();
      subject.changeElsewhere(OTHER_SESSION);
      expect(notifications).toBe(0);
    });

    for (const how of ['throws', 'full'] as const) {
      test(`if the browser refuses (${how}), the session stays in memory`, () => {
        subject.refuse(how);
        vault.store(OWN_SESSION);
        expect(vault.read(NOW)).toEqual(OWN_SESSION);
        expect(vault.persistent).toBe(false);
        vault.clear();
        expect(vault.read(NOW)).toBeUndefined();
        expect(subject.reopenVault().read(NOW)).toBeUndefined();
      });
    }

    test('with a full storage, the previous session is never returned', () => {
      vault.store(OTHER_SESSION);
      subject.refuse('full');
      vault.store(OWN_SESSION);
      expect(vault.read(NOW)).toEqual(OWN_SESSION);
      expect(subject.reopenVault().read(NOW)).toBeUndefined();
    });
  });
}
