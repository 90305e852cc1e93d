import type * as Composition from '../../../src/composition/start/create-portal';
import { port } from '../../../src/application/kernel/port';
import { Languages } from '../../../src/application/language/ports/languages';
import { LocalStore } from '../../../src/application/kernel/ports/storage';
import { LayoutStore } from '../../../src/application/kernel/layout-store';
import { defineExtension } from '../../../src/composition/extensions/define-extension';
import { defineFeature } from '../../../src/composition/feature';
import { FEATURES } from '../../../src/composition/features';
import { httpAnswer } from '../../../src/infrastructure/http/answer';
import { bind } from '../../../src/infrastructure/di/binding';
import { FakeKeyValueStore } from '../../../src/testkit/kernel/fake-key-value-store';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function composition(): Promise<typeof Composition> {
  document.body.innerHTML = '<div id="root"></div>';
  // The requests boot makes at once are never answered.
  Object.assign(globalThis, {
    fetch: () => new Promise(() => undefined),
    __LOCALE_VERSIONS__: {},
    __LOAD_CODE__: () => undefined,
  });
  return import('../../../src/composition/start/create-portal');
}

const card = () => document.querySelector('[data-testid="config-error"]')?.textContent;

describe('createPortal', () => {
  test.each([
    [
      'port',
      { id: 'acme', bindings: [bind(port('Acounts'), () => ({}))] },
      /"Acounts".*Replaceable: AccountBooks, AccountOpenings, AccountSettings, Accounts, /,
    ],
    ['slot', { id: 'acme', binding: [] }, /"binding".*Valid: id, bindings, /],
    ['company', { id: 'acme', companies: [{ key: 'acme', id: 42, like: 'mian' }] }, /"mian".*main, invest/],
    [
      'cell',
      { id: 'acme', companies: [{ key: 'acme', id: 42, like: 'main', cells: { 'footer.faqs': 'x' } }] },
      /"footer\.faqs".*cells are .*footer\.faq/,
    ],
    [
      'provider',
      { id: 'acme', companies: [{ key: 'acme', id: 42, like: 'main', chat: { provider: 'acme' } }] },
      /"acme".*none, builtin, zendesk/,
    ],
  ])(
    'an unknown %s stops the start with a page that lists the valid ones',
    async (_what, extension, message) => {
      const { createPortal } = await composition();
      expect(() => createPortal({ extensions: [defineExtension(extension as never)] })).toThrow(message);
      expect(card()).toMatch(message);
    },
  );

  test('a valid composition reports nothing', async () => {
    const { createPortal } = await composition();
    createPortal();
    expect(card()).toBeUndefined();
  });

  test('once the code of the first page is here, no figures are written into its skeleton any more', async () => {
    const { createPortal } = await composition();
    const { previewNotNeeded: figuresNotNeeded } = await import('../../../src/early/boot');
    let bring = (): void => undefined;
    const coming = new Promise<void>((resolve) => (bring = resolve));
    const login = defineFeature({ screens: { login: () => coming.then(() => () => null) } });
    createPortal({ features: { eager: [FEATURES.eager[0]!, login], lazy: [] } }).mount(null);
    await untilSettled();
    expect(figuresNotNeeded.signal.aborted).toBe(false);
    bring();
    await untilSettled();
    expect(figuresNotNeeded.signal.aborted).toBe(true);
  });

  test('with a storage in memory, everything is stored there, and nothing in the browser’s', async () => {
    const { createPortal } = await composition();
    const before = { ...window.localStorage };
    const local: LocalStore = new FakeKeyValueStore();
    const { resolve } = createPortal({
      extensions: [defineExtension({ id: 'memory', bindings: [bind(LocalStore, () => local)] })],
    });
    resolve(LayoutStore).toggleSidebar();
    expect(local.get('collapsed')).toMatch(/^(true|false)$/);
    expect({ ...window.localStorage }).toEqual(before);
  });

  test('features and transport are those that it is given', async () => {
    const { createPortal } = await composition();
    const Greeting = port<string>('Greeting');
    const greeting = defineFeature({ ports: [bind(Greeting, () => 'hello')] });
    const sent: string[] = [];
    const { resolve, code } = createPortal({
      features: {
        eager: FEATURES.eager,
        lazy: [
          { key: 'greeting', screens: [], states: [], texts: [], load: async () => ({ feature: greeting }) },
        ],
      },
      transport: async ({ url }) => {
        sent.push(url);
        return httpAnswer(200, '{"result":{"items":[{"name":"Deutsch","culture":"de-DE"}]}}', () => null);
      },
    });
    await code.feature('greeting');
    expect(resolve(Greeting)).toBe('hello');
    await expect(code.feature('accounts')).rejects.toThrow('No feature "accounts": choose from greeting.');
    expect(await resolve(Languages).list()).toEqual([{ name: 'Deutsch', culture: 'de-DE' }]);
    expect(sent).toEqual([expect.stringContaining('/Language')]);
  });
});
