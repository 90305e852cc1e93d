import { Accounts } from '../../../src/application/accounts/ports/accounts';
import { Gateway } from '../../../src/application/kernel/core-ports/gateway';
import { port } from '../../../src/application/kernel/port';
import { dataOf } from '../../../src/application/remote/remote';
import { ExtensionError } from '../../../src/composition/extensions/registry';
import { defineExtension } from '../../../src/composition/extensions/define-extension';
import { bind } from '../../../src/infrastructure/di/binding';
import { accountOf, createTestPortal, FakeGateway, settled, type TestPortal } from '../../../src/testkit';

const accountsWith = (login: number) => ({
  list: async () => ({ accounts: [accountOf({ login })], unreadable: [], asOf: 0 }),
});
const loginsOf = ({ accounts }: TestPortal) => dataOf(accounts.remote)?.accounts.map(({ login }) => login);

describe('a binding of a test', () => {
  test('replaces the kit’s fake', async () => {
    const portal = createTestPortal({ signedIn: true, bindings: [bind(Accounts, () => accountsWith(7))] });
    await portal.start();
    portal.accounts.load();
    await settled();
    expect(loginsOf(portal)).toEqual([7]);
    expect(portal.backend.count('accounts')).toBe(0);
  });

  test('replaces an extension’s adapter', async () => {
    const extension = defineExtension({ id: 'acme', bindings: [bind(Accounts, () => accountsWith(8))] });
    for (const [bindings, login] of [
      [[], 8],
      [[bind(Accounts, () => accountsWith(7))], 7],
    ] as const) {
      const portal = createTestPortal({ signedIn: true, extensions: [extension], bindings });
      await portal.start();
      portal.accounts.load();
      await settled();
      expect(loginsOf(portal)).toEqual([login]);
    }
  });

  test.each([
    ['an unknown port', bind(port('Acounts'), () => ({}))],
    ['a port of Portico’s own', bind(Gateway, () => new FakeGateway())],
  ])('of %s is refused', (_title, binding) => {
    expect(() => createTestPortal({ bindings: [binding] })).toThrow(ExtensionError);
  });
});
