import { expect } from 'expect';
import type { KeyValueStore } from '../../application/kernel/ports/storage';
import type { StorageKey } from '../../domain/kernel/storage-keys.table';
import type { Runner } from '../runner/runner';
import { requireCapabilities, type Capabilities } from '../runner/capabilities';

/** A store and its browser. Operations that the adapter cannot support are omitted. */
export interface KeyValueStoreSubject<Key extends string> {
  store: KeyValueStore<Key>;
  /** The store of a newly opened page. */
  reopen?(): KeyValueStore<Key>;
  /** Another tab writes keys (`null` removes one), or clears the storage. */
  changeElsewhere?(changes: Readonly<Record<string, string | null>> | 'clear'): void;
  /** Makes the browser refuse all access, or every write. */
  refuse?(how: 'throws' | 'full'): void;
}

/** The contract of the port `LocalStore`. */
export function describeLocalStoreContract(
  runner: Runner,
  name: string,
  makeSubject: () => KeyValueStoreSubject<StorageKey>,
  capabilities: Capabilities = {},
): void {
  describeStore(
    runner,
    `${name} keeps the contract of LocalStore`,
    ['affid', 'cxd'],
    makeSubject,
    capabilities,
  );
}

/** The contract of the port `TabStore`. */
export function describeTabStoreContract(
  runner: Runner,
  name: string,
  makeSubject: () => KeyValueStoreSubject<`portico.${string}`>,
  capabilities: Capabilities = {},
): void {
  const keys = ['portico.one', 'portico.other'] as const;
  describeStore(runner, `${name} keeps the contract of TabStore`, keys, makeSubject, capabilities);
}

function describeStore<Key extends string>(
  runner: Runner,
  name: string,
  [KEY, OTHER]: readonly [Key, Key],
  makeSubject: () => KeyValueStoreSubject<Key>,
  capabilities: Capabilities,
): void {
  const { describe, test, beforeEach } = runner;
  const testPersistent = requireCapabilities(runner, capabilities, 'persistent').test;
  const testForeign = requireCapabilities(runner, capabilities, 'foreignChanges').test;
  const testFault = requireCapabilities(runner, capabilities, 'faults').test;
  describe(name, () => {
    let subject: KeyValueStoreSubject<Key>;
    let store: KeyValueStore<Key>;
    beforeEach(() => {
      subject = makeSubject();
      store = subject.store;
    });

    test('a value is stored as plain text', () => {
      store.set(KEY, 'opaque "text" ü');
      expect(store.get(KEY)).toBe('opaque "text" ü');
    });

    test('reports whether values are persistent', () => {
      store.set(KEY, 'one');
      expect(store.persistent).toBe(capabilities.persistent !== false);
    });

    testPersistent('the next page has a stored value, but not a removed one', () => {
      store.set(KEY, 'one');
      store.set(OTHER, 'two');
      store.remove(OTHER);
      const next = subject.reopen!();
      expect([next.get(KEY), next.get(OTHER)]).toEqual(['one', null]);
      expect(next.keys()).toEqual([KEY]);
    });

    test('a key that was never set is null', () => {
      expect(store.get(KEY)).toBeNull();
      store.remove(KEY);
      expect(store.get(KEY)).toBeNull();
    });

    test('an empty string is not null', () => {
      store.set(KEY, '');
      expect(store.get(KEY)).toBe('');
    });

    test('a removed key is gone', () => {
      store.set(KEY, 'one');
      store.set(OTHER, '1');
      store.remove(KEY);
      expect(store.get(KEY)).toBeNull();
      expect(store.keys()).toEqual([OTHER]);
    });

    testForeign('keys lists every key, including other programs’', () => {
      store.set(KEY, 'one');
      subject.changeElsewhere!({ 'of another script': 'x' });
      expect(new Set(store.keys())).toEqual(new Set([KEY, 'of another script']));
    });

    testForeign('another tab’s change is reported, and can be read', () => {
      const changedKeys: (string | null)[] = [];
      store.onForeignChange((key) => changedKeys.push(key));
      store.set(KEY, 'mine');
      subject.changeElsewhere!({ [KEY]: 'theirs' });
      expect(changedKeys).toEqual([KEY]);
      expect(store.get(KEY)).toBe('theirs');
      subject.changeElsewhere!({ [KEY]: null });
      expect(store.get(KEY)).toBeNull();
    });

    testForeign('clearing the storage is reported as null', () => {
      const changedKeys: (string | null)[] = [];
      store.set(KEY, 'mine');
      store.onForeignChange((key) => changedKeys.push(key));
      subject.changeElsewhere!('clear');
      expect(changedKeys).toEqual([null]);
      expect(store.get(KEY)).toBeNull();
    });

    test('its own changes are not reported', () => {
      const changedKeys: (string | null)[] = [];
      store.onForeignChange((key) => changedKeys.push(key));
      store.set(KEY, 'mine');
      store.remove(KEY);
      expect(changedKeys).toEqual([]);
    });

    testForeign('nothing is reported after unsubscribing', () => {
      const changedKeys: (string | null)[] = [];
      const stop = store.onForeignChange((key) => changedKeys.push(key));
      stop();
      subject.changeElsewhere!({ [KEY]: 'theirs' });
      expect(changedKeys).toEqual([]);
    });

    for (const how of ['throws', 'full'] as const) {
      testFault(`if the browser refuses (${how}), values stay in memory`, () => {
        subject.refuse!(how);
        store.set(KEY, 'one');
        expect(store.get(KEY)).toBe('one');
        expect(store.keys()).toContain(KEY);
        expect(store.persistent).toBe(false);
        store.remove(KEY);
        expect(store.get(KEY)).toBeNull();
        expect(store.keys()).not.toContain(KEY);
      });
    }

    testFault('a full storage can still be read, and newer values win', () => {
      store.set(KEY, 'old');
      store.set(OTHER, 'de-DE');
      subject.refuse!('full');
      store.set(KEY, 'new');
      expect(store.get(KEY)).toBe('new');
      expect(store.get(OTHER)).toBe('de-DE');
      store.remove(KEY);
      expect(store.get(KEY)).toBeNull();
    });

    testFault('storage that becomes blocked never throws', () => {
      store.set(KEY, 'one');
      subject.refuse!('throws');
      expect(store.get(OTHER)).toBeNull();
      expect(store.keys()).not.toContain(OTHER);
      store.remove(KEY);
      expect(store.get(KEY)).toBeNull();
    });
  });
}
