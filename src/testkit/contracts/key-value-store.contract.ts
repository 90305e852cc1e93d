import { expect } from 'expect';
import type { KeyValueStore } from '../../application/ports/storage';
import type { Runner } from '../runner';

export interface KeyValueStoreSubject {
  store: KeyValueStore<string>;
  /** Another tab writes (`null`: removes) keys, or empties the storage. */
  changeElsewhere(changes: Readonly<Record<string, string | null>> | 'clear'): void;
  /** From now on the browser refuses everything, or every write. */
  refuse(how: 'throws' | 'full'): void;
}

/** The contract of the ports `LocalStore` and `TabStore`. */
export function describeKeyValueStoreContract(
  runner: Runner,
  name: string,
  makeSubject: () => KeyValueStoreSubject,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of KeyValueStore`, () => {
    let subject: KeyValueStoreSubject;
    let store: KeyValueStore<string>;
    beforeEach(() => {
      subject = makeSubject();
      store = subject.store;
    });

    test('what was set is there, as plain text', () => {
      store.set('token', 'opaque "text" ü');
      expect(store.get('token')).toBe('opaque "text" ü');
      expect(store.persistent).toBe(true);
    });

    test('what was never set is null', () => {
      expect(store.get('token')).toBeNull();
      store.remove('token');
      expect(store.get('token')).toBeNull();
    });

    test('an empty text is not null', () => {
      store.set('affid', '');
      expect(store.get('affid')).toBe('');
    });

    test('what was removed is gone', () => {
      store.set('token', 'one');
      store.set('tokenExp', '1');
      store.remove('token');
      expect(store.get('token')).toBeNull();
      expect(store.keys()).toEqual(['tokenExp']);
    });

    test('keys lists what is there, foreign keys included', () => {
      store.set('token', 'one');
      subject.changeElsewhere({ 'of another script': 'x' });
      expect([...store.keys()].sort()).toEqual(['of another script', 'token']);
    });

    test('another tab’s change is told, and read', () => {
      const told: (string | null)[] = [];
      store.onForeignChange((key) => told.push(key));
      store.set('token', 'mine');
      subject.changeElsewhere({ token: 'theirs' });
      expect(told).toEqual(['token']);
      expect(store.get('token')).toBe('theirs');
      subject.changeElsewhere({ token: null });
      expect(store.get('token')).toBeNull();
    });

    test('an emptied storage is told as null', () => {
      const told: (string | null)[] = [];
      store.set('token', 'mine');
      store.onForeignChange((key) => told.push(key));
      subject.changeElsewhere('clear');
      expect(told).toEqual([null]);
      expect(store.get('token')).toBeNull();
    });

    test('one’s own changes are not told, and nothing after the listener was stopped', () => {
      const told: (string | null)[] = [];
      const stop = store.onForeignChange((key) => told.push(key));
      store.set('token', 'mine');
      store.remove('token');
      stop();
      subject.changeElsewhere({ token: 'theirs' });
      expect(told).toEqual([]);
    });

    for (const how of ['throws', 'full'] as const) {
      test(`where the browser refuses (${how}) values live in memory`, () => {
        subject.refuse(how);
        store.set('token', 'one');
        expect(store.get('token')).toBe('one');
        expect(store.keys()).toContain('token');
        expect(store.persistent).toBe(false);
        store.remove('token');
        expect(store.get('token')).toBeNull();
        expect(store.keys()).not.toContain('token');
      });
    }

    test('a full storage still gives what it holds, and the newer value wins', () => {
      store.set('token', 'old');
      store.set('language', 'de-DE');
      subject.refuse('full');
      store.set('token', 'new');
      expect(store.get('token')).toBe('new');
      expect(store.get('language')).toBe('de-DE');
      store.remove('token');
      expect(store.get('token')).toBeNull();
    });

    test('a storage that is blocked from one moment on never throws', () => {
      store.set('token', 'one');
      subject.refuse('throws');
      expect(store.get('language')).toBeNull();
      expect(store.keys()).not.toContain('language');
      store.remove('token');
      expect(store.get('token')).toBeNull();
    });
  });
}
