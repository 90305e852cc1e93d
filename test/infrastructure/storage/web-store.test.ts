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
  let blocked = false;
  const storage = window[area];
  const store = new WebStore<Key>(() => {
    if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    return storage;
  });
  const tell = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }));
  return {
    store,
    reopen: () => new WebStore<Key>(() => storage),
    refuse(how) {
      if (how === 'throws') blocked = true;
      else {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        });
      }
    },
    changeElsewhere(changes) {
      if (changes === 'clear') {
        storage.clear();
        return void tell(null);
      }
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        tell(key);
      }
    },
  };
}

describeLocalStoreContract(runner, 'WebStore', () => subjectOf('localStorage'));
describeTabStoreContract(runner, 'WebStore', () => subjectOf('sessionStorage'));

describe('WebStore', () => {
  test('ignores changes of another storage area', () => {
    const told: (string | null)[] = [];
    new WebStore<string>(() => window.localStorage).onForeignChange((key) => told.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: window.sessionStorage }));
    expect(told).toEqual([]);
  });

  test('storage blocked from the start is known to be before anything is stored', () => {
    const store = new WebStore<string>(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(store.persistent).toBe(false);
  });

  test('leaves no trace of its test write', () => {
    new WebStore<string>(() => window.localStorage);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});
