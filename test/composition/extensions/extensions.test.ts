import { compose } from '../../../src/composition/start/compose';
import { ExtensionError } from '../../../src/composition/extensions/registry';
import { defineExtension } from '../../../src/composition/extensions/define-extension';
import type { Feature } from '../../../src/composition/feature';
import { FEATURES, type Features } from '../../../src/composition/features';
import { REPLACEABLE_PORTS } from '../../../src/composition/extensions/ports.table';
import { platformBindings } from '../../../src/composition/start/platform-bindings';
import type { Authenticator } from '../../../src/application/session/ports/authenticator';
import { Captcha } from '../../../src/application/session/ports/captcha';
import { ChatWidget } from '../../../src/application/support/ports/chat';
import type { Clipboard } from '../../../src/application/kernel/ports/clipboard';
import { Clock } from '../../../src/application/kernel/ports/clock';
import type { Device } from '../../../src/application/platform/ports/device';
import { Geo } from '../../../src/application/site/ports/geo';
import type { Page } from '../../../src/application/kernel/ports/page';
import type { PhoneNumbers } from '../../../src/application/registration/ports/phone-numbers';
import { port, type PortToken } from '../../../src/application/kernel/port';
import { LocalStore, type TabStore } from '../../../src/application/kernel/ports/storage';
import type { SupportSecret } from '../../../src/application/support/ports/support-identity';
import type { Tabs } from '../../../src/application/kernel/ports/tabs';
import type { TagManager } from '../../../src/application/marketing/ports/tag-manager';
import { Telemetry } from '../../../src/application/telemetry/ports/telemetry';
import type { TelemetryEvent } from '../../../src/domain/telemetry/telemetry-event';
import { nameOf } from '../../../src/infrastructure/di/token';
import type { Transport } from '../../../src/infrastructure/http/transport';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { createFakes } from '../../../src/testkit/portal/create-fakes';
import { BUILT_IN_DOUBLES, BUILT_IN_FEATURES } from '../../../src/testkit/portal/built-in-features';
import { Accounts } from '../../../src/application/accounts/ports/accounts';
import { Gateway } from '../../../src/application/kernel/core-ports/gateway';
import { SessionVault } from '../../../src/application/session/core-ports/session-vault';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { SiteStore } from '../../../src/application/site/site-store';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';
import { HttpAccounts } from '../../../src/infrastructure/accounts/http-accounts';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { bind } from '../../../src/infrastructure/di/binding';
import { FakeNavigation } from '../../../src/testkit/kernel/fake-navigation';
import { FakeSessionVault } from '../../../src/testkit/session/fake-session-vault';
import { FakeTranslator } from '../../../src/testkit/language/fake-translator';
import { FakeCaptcha } from '../../../src/testkit/session/fake-captcha';
import { FakeChatWidget } from '../../../src/testkit/support/fake-chat-widget';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';
import { FakeTelemetry } from '../../../src/testkit/telemetry/fake-telemetry';
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { letProcessEnd } from '../../../src/testkit/portal/let-process-end';
import type { Extension, ExtensionParts } from '../../../src/composition/extensions/extension';

beforeAll(letProcessEnd);

const noTransport: Transport = () => Promise.reject(new Error('The built-in adapter was used.'));

/** Production's features with lazy chunks, on a transport that never answers. */
function composePortal(
  extensions: readonly Extension[],
  features: Features = FEATURES,
  transport = noTransport,
) {
  const http = new HttpClient(new Map(), transport);
  return compose({
    features,
    extensions,
    runsStart: false,
    platform: [
      bind(HttpClient, () => http),
      ...platformBindings({
        gateway: http,
        vault: new FakeSessionVault(),
        navigation: new FakeNavigation('/'),
        translator: new FakeTranslator(),
        prefix: '',
        readLink: () => ({ hadToken: false, cleanedAddress: '/', target: '/accounts', embed: false }),
        address: '/',
        designTokenNames: () => Promise.resolve(new Set()),
      }),
    ],
  });
}

test('an extension can replace every replaceable port, including those of lazy features', async () => {
  const adapters = new Map<PortToken<unknown>, object>();
  const extension = defineExtension({
    id: 'acme',
    bindings: REPLACEABLE_PORTS.map((name) => {
      const token = port<unknown>(name);
      return bind(token, () => {
        const adapter = { name, get: () => null };
        adapters.set(token, adapter);
        return adapter;
      });
    }),
  });
  const { resolve, codeLoader } = composePortal([extension]);
  for (const { key } of FEATURES.lazy) await codeLoader.feature(key);
  for (const name of REPLACEABLE_PORTS) {
    const token = port<unknown>(name);
    expect(resolve(token)).toBe(adapters.get(token));
  }
  expect(adapters.size).toBe(REPLACEABLE_PORTS.length);
});

/** Features whose adapters report when they are created. */
function withCreationSpy({ eager, lazy }: Features, onCreated: (port: string) => void): Features {
  const watchedFeatures = new Map<Feature, Feature>();
  const watch = (feature: Feature): Feature => {
    const watchedFeature = watchedFeatures.get(feature);
    if (watchedFeature) return watchedFeature;
    const { ports = [], needs = [] } = feature;
    const result = {
      ...feature,
      needs: needs.map(watch),
      ports: ports.map((binding) => ({
        ...binding,
        make: (...dependencies: never[]) => {
          onCreated(nameOf(binding.token));
          return binding.make(...dependencies);
        },
      })),
    };
    watchedFeatures.set(feature, result);
    return result;
  };
  return {
    eager: eager.map(watch),
    lazy: lazy.map((row) => ({ ...row, load: async () => ({ feature: watch((await row.load()).feature) }) })),
  };
}

/** An adapter that reports when a method is called or an own property is read. */
const withUsageSpy = (adapter: object, onUse: () => void): object =>
  new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') {
        if (value !== undefined) onUse();
        return value;
      }
      return (...args: unknown[]): unknown => {
        onUse();
        return value.apply(target, args);
      };
    },
  });

/** One use of each port; for gateway ports, the sample calls declared beside their doubles. */
const USES: Readonly<Record<string, (port: never) => unknown>> = {
  Authenticator: (authenticator: Authenticator) => authenticator.sign({ challenge: 'YQ' }),
  Captcha: (captcha: Captcha) => captcha.token(),
  ChatWidget: (widget: ChatWidget) => widget.load('key'),
  Clipboard: (clipboard: Clipboard) => clipboard.write('text'),
  Clock: (clock: Clock) => clock.now(),
  Device: (device: Device) => device.system,
  LocalStore: (store: LocalStore) => store.get('language'),
  Page: (page: Page) => page.setDark(true),
  PhoneNumbers: (phones: PhoneNumbers) => phones.read('030 901820', 'DE', '+49'),
  SupportSecret: (secret: SupportSecret) => secret.read(),
  TabStore: (store: TabStore) => store.get('portico.returnPath'),
  Tabs: (tabs: Tabs) => tabs.join('group', { lead: () => Promise.resolve(), onMessage: () => undefined }),
  TagManager: (tagManager: TagManager) => tagManager.load('GTM-1'),
  Telemetry: (telemetry: Telemetry) => telemetry.record({} as TelemetryEvent),
};

test('an extension’s adapter is called in place of the built-in one, which is never created', async () => {
  const fakes = createFakes();
  const usedPorts = new Set<string>();
  const createdAdapters: string[] = [];
  const requests: unknown[] = [];
  const extension = defineExtension({
    id: 'acme',
    bindings: BUILT_IN_DOUBLES.map(({ port: token, fake }) =>
      bind(token, () => withUsageSpy(fake(fakes) as object, () => usedPorts.add(nameOf(token)))),
    ),
  });
  const features = withCreationSpy(FEATURES, (name) => createdAdapters.push(name));
  const { resolve, codeLoader } = composePortal([extension], features, (request) => {
    requests.push(request);
    return noTransport(request);
  });
  for (const { key } of FEATURES.lazy) await codeLoader.feature(key);
  for (const { stores = [] } of BUILT_IN_FEATURES) for (const { token } of stores) resolve(token);
  usedPorts.clear();
  for (const { port: token, calls } of BUILT_IN_DOUBLES) {
    const uses = calls ? Object.values(calls) : [USES[nameOf(token)]!];
    for (const use of uses) {
      const answer: unknown = (use as (port: unknown) => unknown)(resolve(token));
      await Promise.resolve(answer).catch(() => undefined); // rejects without a session
    }
  }
  expect([...usedPorts].sort()).toEqual(REPLACEABLE_PORTS);
  expect(createdAdapters).toEqual([]);
  expect(requests).toEqual([]);
});

test('the built-in adapter of a port that is not replaced is created', async () => {
  const createdAdapters: string[] = [];
  const { resolve } = composePortal(
    [],
    withCreationSpy(FEATURES, (name) => createdAdapters.push(name)),
  );
  expect(createdAdapters).not.toContain('Sites');
  resolve(port('Sites'));
  expect(createdAdapters).toContain('Sites');
});

test('a store of a lazy feature uses the extension’s adapter, never the built-in one', async () => {
  const listOfAdapter = jest.spyOn(HttpAccounts.prototype, 'list');
  const list = jest.fn(() => Promise.resolve({ accounts: [], unreadable: [], asOf: 0 }));
  const { resolve, codeLoader } = composePortal([
    defineExtension({ id: 'acme', bindings: [bind(Accounts, () => ({ list }))] }),
  ]);
  await codeLoader.feature('accounts');
  resolve(AccountsStore).load();
  await Promise.resolve();
  expect(list).toHaveBeenCalledTimes(1);
  expect(listOfAdapter).not.toHaveBeenCalled();
});

test('a provider is created if the configuration names it, with its setting', async () => {
  const captcha = Object.assign(new FakeCaptcha(), { answer: 'proof' });
  const chat = new FakeChatWidget();
  const telemetry = new FakeTelemetry();
  const settings: string[] = [];
  const makeOf =
    <T>(adapter: T) =>
    (setting: string): T => {
      settings.push(setting);
      return adapter;
    };
  const { resolve, codeLoader } = composePortal([
    defineExtension({
      id: 'acme',
      providers: [
        { kind: 'captcha', id: 'acme', make: makeOf(captcha) },
        { kind: 'chat', id: 'acme', make: () => chat },
        { kind: 'telemetry', id: 'acme', make: makeOf(telemetry) },
      ],
    }),
    defineExtension({
      id: 'unnamed',
      providers: [
        { kind: 'captcha', id: 'unnamed', make: makeOf(new FakeCaptcha()) },
        { kind: 'telemetry', id: 'unnamed', make: makeOf(new FakeTelemetry()) },
      ],
    }),
  ]);
  for (const key of ['third-parties', 'telemetry']) await codeLoader.feature(key);
  resolve(SiteStore).setConfig({
    ...DEFAULT_CONFIG,
    captcha: { provider: 'acme', siteKey: 'site-key' },
    chat: { provider: 'acme', identity: 'gateway' },
    telemetry: { provider: 'acme', endpoint: 'https://collector.example' },
  });
  expect(await resolve(Captcha).token()).toBe('proof');
  await resolve(ChatWidget).load('chat-key');
  expect(chat.keys).toEqual(['chat-key']);
  const event: TelemetryEvent = { kind: 'error' } as never;
  resolve(Telemetry).record(event);
  await untilSettled();
  expect(telemetry.events).toEqual([event]);
  expect(settings).toEqual(['site-key', 'https://collector.example']);
});

test('an adapter may need other ports', () => {
  const { resolve } = composePortal([
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

test('an adapter may need a port of a later feature if an extension replaces that port too', async () => {
  const accounts = { list: () => Promise.resolve({ accounts: [], unreadable: [], asOf: 0 }) };
  const dependencies: unknown[] = [];
  const { resolve, codeLoader } = composePortal([
    defineExtension({
      id: 'acme',
      bindings: [
        bind(Geo, [Accounts, Clock], (...ports) => {
          dependencies.push(...ports);
          return { ip: () => Promise.resolve(null), continent: () => Promise.resolve('EU') };
        }),
      ],
    }),
    defineExtension({ id: 'books', bindings: [bind(Accounts, () => accounts)] }),
  ]);
  await codeLoader.feature('third-parties');
  expect(codeLoader.has('accounts')).toBe(false);
  expect(await resolve(Geo).continent()).toBe('EU');
  expect(dependencies).toEqual([accounts, resolve(Clock)]);
  await codeLoader.feature('accounts');
  expect(resolve(Accounts)).toBe(accounts);
});

describe('an unknown name stops the start', () => {
  const refusal = (extension: object) => {
    try {
      composePortal([defineExtension(extension as ExtensionParts)]);
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
      'a class with the name of a port',
      { id: 'acme', bindings: [bind(class Accounts {}, () => ({}))] },
      '"Accounts" is no port',
      'Accounts, ',
    ],
    [
      'an unknown port that an adapter needs',
      { id: 'acme', bindings: [bind(Geo, [port('Acounts')], () => null as never)] },
      '"Acounts" is no port',
      'Accounts, ',
    ],
    [
      'a port of Portico’s own that an adapter needs',
      { id: 'acme', bindings: [bind(LocalStore, [SessionVault], (vault) => vault as never)] },
      '"SessionVault" is no port',
      'Accounts, ',
    ],
    [
      'a class that an adapter needs',
      { id: 'acme', bindings: [bind(Geo, [AccountsStore], () => null as never)] },
      '"AccountsStore" is no port',
      'Accounts, ',
    ],
    [
      'a port of a later feature that an adapter needs',
      { id: 'acme', bindings: [bind(Geo, [Clock, Accounts], () => null as never)] },
      'Geo needs Accounts, whose own adapter comes with the pages that use it. Replace Accounts as well',
      'need of: Auth, Captcha, Clients, Clipboard, Clock, ConfigSource, Languages, LocalStore, Page, Sites, TabStore, Texts.',
    ],
    [
      'an adapter that needs the one it replaces',
      { id: 'acme', bindings: [bind(Geo, [Geo], () => null as never)] },
      'Geo needs itself',
      'Geo → Geo.',
    ],
    [
      'adapters that need one another',
      {
        id: 'acme',
        bindings: [
          bind(Geo, [LocalStore], () => null as never),
          bind(LocalStore, [Clock], () => null as never),
          bind(Clock, [LocalStore], () => null as never),
        ],
      },
      'LocalStore needs itself',
      'LocalStore → Clock → LocalStore.',
    ],
    [
      'an unknown slot',
      { id: 'acme', binding: [] },
      'no slot "binding"',
      'Valid: id, bindings, providers, companies, screens, menu, texts, theme',
    ],
  ])('%s', (_case, extension, problem, valid) => {
    const error = refusal(extension);
    expect(error).toBeInstanceOf(ExtensionError);
    expect(String(error)).toContain('Extension "acme"');
    expect(String(error)).toContain(problem);
    expect(String(error)).toContain(valid);
  });

  test('a test portal, which has every feature at once, refuses a later port like the page', () => {
    const bindings = [bind(Geo, [Accounts], () => null as never)];
    const extension = defineExtension({ id: 'acme', bindings });
    expect(() => createTestPortal({ extensions: [extension] })).toThrow('Geo needs Accounts');
  });

  test('Portico’s own ports are not among the valid ones', () => {
    const message = String(refusal({ id: 'acme', bindings: [bind(port('Nothing'), () => ({}))] }));
    for (const port of ['Gateway', 'Navigation', 'Translator', 'SessionVault'])
      expect(message).not.toContain(port);
  });
});
