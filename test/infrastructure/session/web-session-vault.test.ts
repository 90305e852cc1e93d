import { WebSessionVault } from '../../../src/infrastructure/session/web-session-vault';
import { describeSessionVaultContract } from '../../../src/testkit/session/session-vault.contract';
import { runner } from '../../jest/runner';

const NOW = 1_763_649_127;

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const openVault = () => new WebSessionVault(() => window.localStorage);

/** Reports another tab's change of a key (`null` for all), as browsers do. */
const dispatchStorageEvent = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));

describeSessionVaultContract(runner, 'WebSessionVault', () => {
  let isBlocked = false;
  return {
    vault: new WebSessionVault(() => {
      if (isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError');
      return window.localStorage;
    }),
    refuse(how) {
      if (how === 'throws') isBlocked = true;
      else {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        });
      }
    },
    changeElsewhere(session) {
      const texts = { token: session?.token, tokenExp: session && String(session.expiresAt) };
      for (const [key, text] of Object.entries(texts)) {
        if (text === undefined) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, text);
        dispatchStorageEvent(key);
      }
    },
    reopenVault: () => {
      jest.restoreAllMocks();
      return openVault();
    },
  };
});

describe('WebSessionVault', () => {
  test('stores two plain texts, and removes no others (D7)', () => {
    window.localStorage.setItem('language', 'de-DE');
    const vault = openVault();
    vault.store({ token: 'opaque', expiresAt: NOW });
    expect({ ...window.localStorage }).toEqual({ language: 'de-DE', token: 'opaque', tokenExp: String(NOW) });
    vault.clear();
    expect({ ...window.localStorage }).toEqual({ language: 'de-DE' });
  });

  test.each([
    ['has passed', String(NOW)],
    ['is not a number', 'NaN'],
    ['is in another notation', '1e999'],
    ['is markup', '<b>9999999999</b>'],
    ['has too many digits', '1'.repeat(16)],
    ['is missing', null],
  ])('a token whose expiry %s is not a session (P3)', (_case, tokenExp) => {
    window.localStorage.setItem('token', 'opaque');
    if (tokenExp !== null) window.localStorage.setItem('tokenExp', tokenExp);
    expect(openVault().read(NOW)).toBeUndefined();
  });

  test('reports only changes of its own keys, and a cleared storage', () => {
    const listener = jest.fn();
    openVault().onForeignChange(listener);
    dispatchStorageEvent('language');
    expect(listener).toHaveBeenCalledTimes(0);
    dispatchStorageEvent('token');
    dispatchStorageEvent('tokenExp');
    dispatchStorageEvent(null);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
