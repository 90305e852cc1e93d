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
const tell = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));

describeSessionVaultContract(runner, 'WebSessionVault', () => {
  let blocked = false;
  return {
    vault: new WebSessionVault(() => {
      if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
      return window.localStorage;
    }),
    refuse(how) {
      if (how === 'throws') blocked = true;
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
        tell(key);
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
  ])('a token whose expiry %s is no session (P3)', (_what, tokenExp) => {
    window.localStorage.setItem('token', 'opaque');
    if (tokenExp !== null) window.localStorage.setItem('tokenExp', tokenExp);
    expect(openVault().read(NOW)).toBeUndefined();
  });

  test('is notified of its own keys, and of a cleared storage, only', () => {
    const told: number[] = [];
    openVault().onForeignChange(() => told.push(told.length));
    tell('language');
    expect(told).toHaveLength(0);
    tell('token');
    tell('tokenExp');
    tell(null);
    expect(told).toHaveLength(3);
  });
});
