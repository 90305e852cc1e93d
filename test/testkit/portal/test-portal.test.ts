import { Accounts } from '../../../src/application/accounts/ports/accounts';
import { Gateway } from '../../../src/application/kernel/core-ports/gateway';
import { port } from '../../../src/application/kernel/port';
import { dataOf } from '../../../src/application/remote/remote';
import { ExtensionError } from '../../../src/composition/extensions/registry';
import { defineExtension } from '../../../src/composition/extensions/define-extension';
import { bind } from '../../../src/infrastructure/di/binding';
import { accountOf, createTestPortal, FakeGateway, settled, type TestPortal } from '../../../src/testkit';

const withOne = (login: number) => ({
  list: async () => ({ accounts: [accountOf({ login })], unreadable: [], asOf: 0 }),
});
const loginsOf = ({ accounts }: TestPortal) => dataOf(accounts.remote)?.accounts.map(({ login }) => login);

describe('a test’s binding', () => {
  test('replaces the kit’s fake', async () => {
    const portal = createTestPortal({ signedIn: true, bindings: [bind(Accounts, () => withOne(7))] });
    await portal.start();
    portal.accounts.load();
    await settled();
    expect(loginsOf(portal)).toEqual([7]);
    expect(portal.backend.count('accounts')).toBe(0);
  });

  test('and an extension’s adapter', async () => {
    const extension = defineExtension({ id: 'acme', bindings: [bind(Accounts, () => withOne(8))] });
    for (const [bindings, login] of [
      [[], 8],
      [[bind(Accounts, () => withOne(7))], 7],
    ] as const) {
      const portal = createTestPortal({ signedIn: true, extensions: [extension], bindings });
      await portal.start();
      portal.accounts.load();
      await settled();
      expect(loginsOf(portal)).toEqual([login]);
    }
  });

  test.each([
    ['a name that no port has', bind(port('Acounts'), () => ({}))],
    ['a port of Portico’s own', bind(Gateway, () => new FakeGateway())],
  ])('%s is refused', (_what, binding) => {
    expect(() => createTestPortal({ bindings: [binding] })).toThrow(ExtensionError);
  });
});
