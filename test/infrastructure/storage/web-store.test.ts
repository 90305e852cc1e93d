import { WebStore } from '../../../src/infrastructure/storage/web-store';
import {
  describeLocalStoreContract,
  describeTabStoreContract,
  type KeyValueStoreSubject,
} from '../../../src/testkit/kernel/key-value-store.contract';
import { runner } from '../../jest/runner';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** A store on one of the browser's storage areas, and its browser. */
function subjectOf<Key extends string>(area: 'localStorage' | 'sessionStorage'): KeyValueStoreSubject<Key> {
  let isBlocked = false;
  const storage = window[area];
  const store = new WebStore<Key>(() => {
    if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    return storage;
  });
  const dispatchStorageEvent = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }));
  return {
    store,
    reopen: () => new WebStore<Key>(() => storage),
    refuse(how) {
      if (how === 'throws') isBlocked = true;
      else {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        });
      }
    },
    changeElsewhere(changes) {
      if (changes === 'clear') {
        storage.clear();
        return void dispatchStorageEvent(null);
      }
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        dispatchStorageEvent(key);
      }
    },
  };
}

describeLocalStoreContract(runner, 'WebStore', () => subjectOf('localStorage'));
describeTabStoreContract(runner, 'WebStore', () => subjectOf('sessionStorage'));

describe('WebStore', () => {
  test('ignores changes of another storage area', () => {
    const changedKeys: (string | null)[] = [];
    new WebStore<string>(() => window.localStorage).onForeignChange((key) => changedKeys.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: window.sessionStorage }));
    expect(changedKeys).toEqual([]);
  });

  test('storage that is blocked from the start is not persistent', () => {
    const store = new WebStore<string>(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(store.persistent).toBe(false);
  });

  test('removes its test entry', () => {
    new WebStore<string>(() => window.localStorage);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});
