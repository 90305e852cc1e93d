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

async function loadComposition(): Promise<typeof Composition> {
  document.body.innerHTML = '<div id="root"></div>';
  // The early scripts send requests as soon as they are imported; these are never answered.
  Object.assign(globalThis, {
    fetch: () => new Promise(() => undefined),
    __LOCALE_VERSIONS__: {},
    __LOAD_CODE__: () => undefined,
  });
  return import('../../../src/composition/start/create-portal');
}

const errorText = () => document.querySelector('[data-testid="config-error"]')?.textContent;

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
    async (_part, extension, message) => {
      const { createPortal } = await loadComposition();
      expect(() => createPortal({ extensions: [defineExtension(extension as never)] })).toThrow(message);
      expect(errorText()).toMatch(message);
    },
  );

  test('a valid composition reports nothing', async () => {
    const { createPortal } = await loadComposition();
    createPortal();
    expect(errorText()).toBeUndefined();
  });

  test('the totals preview is cancelled when the code of the first page is loaded', async () => {
    const { createPortal } = await loadComposition();
    const { firstPreview } = await import('../../../src/early/boot');
    let resolveCode = (): void => undefined;
    const code = new Promise<void>((resolve) => (resolveCode = resolve));
    const login = defineFeature({ screens: { login: () => code.then(() => () => null) } });
    createPortal({ features: { eager: [FEATURES.eager[0]!, login], lazy: [] } }).mount(null);
    await untilSettled();
    expect(firstPreview.signal.aborted).toBe(false);
    resolveCode();
    await untilSettled();
    expect(firstPreview.signal.aborted).toBe(true);
  });

  test('a storage of an extension replaces the browser’s', async () => {
    const { createPortal } = await loadComposition();
    const before = { ...window.localStorage };
    const local: LocalStore = new FakeKeyValueStore();
    const { resolve } = createPortal({
      extensions: [defineExtension({ id: 'memory', bindings: [bind(LocalStore, () => local)] })],
    });
    resolve(LayoutStore).toggleSidebar();
    expect(local.get('collapsed')).toMatch(/^(true|false)$/);
    expect({ ...window.localStorage }).toEqual(before);
  });

  test('features and transport can be passed', async () => {
    const { createPortal } = await loadComposition();
    const Greeting = port<string>('Greeting');
    const greeting = defineFeature({ ports: [bind(Greeting, () => 'hello')] });
    const requestedUrls: string[] = [];
    const { resolve, codeLoader } = createPortal({
      features: {
        eager: FEATURES.eager,
        lazy: [
          { key: 'greeting', screens: [], states: [], texts: [], load: async () => ({ feature: greeting }) },
        ],
      },
      transport: async ({ url }) => {
        requestedUrls.push(url);
        return httpAnswer(200, '{"result":{"items":[{"name":"Deutsch","culture":"de-DE"}]}}', () => null);
      },
    });
    await codeLoader.feature('greeting');
    expect(resolve(Greeting)).toBe('hello');
    await expect(codeLoader.feature('accounts')).rejects.toThrow(
      'No feature "accounts": choose from greeting.',
    );
    expect(await resolve(Languages).list()).toEqual([{ name: 'Deutsch', culture: 'de-DE' }]);
    expect(requestedUrls).toEqual([expect.stringContaining('/Language')]);
  });
});
