import { compose } from '../../src/composition/compose';
import { defineExtension, ExtensionError } from '../../src/composition/extension';
import { FEATURES, replaceablePorts } from '../../src/composition/features';
import { givenBindings } from '../../src/composition/given';
import { port, type PortToken } from '../../src/application/ports/port';
import { Accounts } from '../../src/application/ports/accounts';
import { Gateway } from '../../src/application/ports/gateway';
import { AccountsStore } from '../../src/application/stores/accounts-store';
import { HttpAccounts } from '../../src/infrastructure/http/http-accounts';
import { HttpClient } from '../../src/infrastructure/http/http-client';
import { bind } from '../../src/infrastructure/di/binding';
import { FakeNavigation } from '../../src/testkit/fakes/fake-navigation';
import { FakeSessionVault } from '../../src/testkit/fakes/fake-session-vault';
import { FakeTranslator } from '../../src/testkit/fakes/fake-translator';
import { FakeClock } from '../../src/testkit/fakes/fake-clock';
import { letProcessEnd } from '../../src/testkit/let-process-end';
import type { Extension } from '../../src/composition/extension';

const REPLACEABLE_PORTS = replaceablePorts(FEATURES);

beforeAll(letProcessEnd);

/** Production's features, whose chunks come later, with nothing behind the connection. */
function composed(extensions: readonly Extension[]) {
  const http = new HttpClient(new Map(), () => Promise.reject(new Error('The stock adapter was called.')));
  return compose({
    features: FEATURES,
    extensions,
    starts: false,
    given: [
      bind(HttpClient, () => http),
      ...givenBindings({
        gateway: http,
        vault: new FakeSessionVault(),
        navigation: new FakeNavigation('/'),
        translator: new FakeTranslator(),
        prefix: '',
        readLink: () => ({ hadToken: false, cleaned: '/', target: '/accounts', embed: false }),
        address: '/',
        tokenNames: () => Promise.resolve(new Set()),
      }),
    ],
  });
}

test('an extension replaces every port that is replaceable, those of features that come later included', async () => {
  const made = new Map<PortToken<unknown>, object>();
  const extension = defineExtension({
    id: 'acme',
    bindings: REPLACEABLE_PORTS.map((name) => {
      const token = port<unknown>(name);
      return bind(token, () => {
        const own = { name };
        made.set(token, own);
        return own;
      });
    }),
  });
  const { resolve, code } = composed([extension]);
  for (const { key } of FEATURES.lazy) await code.feature(key);
  for (const name of REPLACEABLE_PORTS) {
    const token = port<unknown>(name);
    expect(resolve(token)).toBe(made.get(token));
  }
  expect(made.size).toBe(REPLACEABLE_PORTS.length);
});

test('a store of a feature that comes later asks the extension’s adapter, and the stock one never', async () => {
  const stock = jest.spyOn(HttpAccounts.prototype, 'list');
  const list = jest.fn(() => Promise.resolve({ accounts: [], unreadable: [], asOf: 0 }));
  const { resolve, code } = composed([
    defineExtension({ id: 'acme', bindings: [bind(Accounts, () => ({ list }))] }),
  ]);
  await code.feature('accounts');
  resolve(AccountsStore).load();
  await Promise.resolve();
  expect(list).toHaveBeenCalledTimes(1);
  expect(stock).not.toHaveBeenCalled();
});

test('an adapter may need other ports', () => {
  const { resolve } = composed([
    defineExtension({
      id: 'acme',
      bindings: [
        bind(port<FakeClock>('Clock'), () => new FakeClock()),
        bind(port<{ clock: FakeClock }>('Page'), [port<FakeClock>('Clock')], (clock) => ({ clock })),
      ],
    }),
  ]);
  expect(resolve(port<{ clock: FakeClock }>('Page')).clock).toBe(resolve(port<FakeClock>('Clock')));
});

describe('what is not there ends the start', () => {
  const refusal = (extension: object) => {
    try {
      composed([extension as Extension]);
    } catch (error) {
      return error;
    }
    return undefined;
  };

  test.each([
    [
      'an unknown port',
      { id: 'acme', bindings: [bind(port('Acounts'), () => ({}))] },
      '"Acounts" is no port',
      'Accounts, ',
    ],
    [
      'a port of Portico’s own',
      { id: 'acme', bindings: [bind(Gateway, () => null as never)] },
      '"Gateway" is no port',
      'Accounts, ',
    ],
    [
      'an unknown slot',
      { id: 'acme', binding: [] },
      'no slot "binding"',
      'Slots: id, bindings, companies, providers',
    ],
  ])('%s', (_what, extension, named, valid) => {
    const error = refusal(extension);
    expect(error).toBeInstanceOf(ExtensionError);
    expect(String(error)).toContain('Extension "acme"');
    expect(String(error)).toContain(named);
    expect(String(error)).toContain(valid);
  });

  test('Portico’s own ports are not among the valid ones', () => {
    const message = String(refusal({ id: 'acme', bindings: [bind(port('Nothing'), () => ({}))] }));
    for (const own of ['Gateway', 'Navigation', 'Translator', 'SessionVault'])
      expect(message).not.toContain(own);
  });
});
