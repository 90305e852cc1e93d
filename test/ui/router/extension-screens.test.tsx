import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createRouter } from '../../../src/composition/routing/router';
import { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { defineExtension, observer, PageHead, useTexts } from '../../../src/public-api';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { renderPortal } from '../../../src/testkit/portal/render-portal';
import { TextsProvider } from '../../../src/ui/i18n/texts';
import { CodeContext } from '../../../src/ui/router/code-context';
import { Brand } from '../../../src/ui/theme/brand';
import { designTokens } from '../../../src/ui/theme/design-tokens';
import { useThemeChoice } from '../../../src/ui/theme/theme-choice';
import { StoreProvider } from '../../../src/ui/hooks/use-store';

/** A screen's code is compiled when first requested. */
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const Reports = observer(function Reports() {
  const { t } = useTexts();
  return <PageHead title={t('acme.reports')} />;
});

function Broken(): never {
  throw new Error('a fault of the extension');
}

const acme = defineExtension({
  id: 'acme',
  screens: [
    {
      key: 'acme-reports',
      path: '/acme/reports',
      title: 'acme.reports',
      access: 'client',
      companies: ['main'],
      view: () => Promise.resolve({ default: Reports }),
    },
    {
      key: 'acme-broken',
      path: '/acme/broken',
      title: 'acme.broken',
      access: 'client',
      view: () => Promise.resolve(Broken),
    },
    {
      key: 'acme-fees',
      path: '/acme/fees',
      title: 'acme.fees',
      access: 'anyone',
      view: () => Promise.resolve(() => <h1>Open to all</h1>),
    },
  ],
  menu: [{ key: 'acme-reports', slots: ['sidebar'], label: 'acme.reports', screen: 'acme-reports' }],
  texts: {
    'en-US': { 'acme.reports': 'Reports', 'acme.broken': 'Broken', 'acme.fees': 'Fees' },
    'de-DE': () =>
      Promise.resolve({ default: { 'acme.reports': 'Berichte', 'common.retry': 'not the extension’s' } }),
    'fr-FR': () => Promise.reject(new Error('Loading chunk failed.')),
  },
  theme: {
    all: { light: { borderRadius: 3 } },
    main: { light: { colorPrimary: '#101010' }, dark: { colorPrimary: '#f0f0f0' } },
  },
});

/** Opens the portal with its routes at an address. */
async function openPortal(address: string, options: TestPortalOptions = {}) {
  const translator = new I18nextTranslator();
  const portal = createTestPortal({
    signedIn: true,
    address,
    extensions: [acme],
    translator,
    ...options,
  });
  await act(() => portal.start());
  const memory = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const { history, view } = createRouter(portal.resolve, '', memory);
  await act(async () => {
    render(
      <StoreProvider resolve={portal.resolve}>
        <TextsProvider engine={translator.engine}>
          <Brand>
            <CodeContext value={portal.codeLoader}>{view}</CodeContext>
          </Brand>
        </TextsProvider>
      </StoreProvider>,
    );
  });
  return { ...portal, history, path: () => history.current.location.pathname };
}

test('a screen of an extension is in the shell, with menu entry and title', async () => {
  const { page, history } = await openPortal('/accounts');
  const entry = await within(await screen.findByTestId('sidebar')).findByTestId('menu-acme-reports');
  expect(entry.textContent).toBe('Reports');
  await act(async () => entry.click());
  const reports = await screen.findByTestId('screen-acme-reports');
  expect(within(reports).getByRole('heading', { level: 1 }).textContent).toBe('Reports');
  expect(entry.getAttribute('aria-current')).toBe('page');
  expect(page.title).toBe('Reports – Portico');
  await act(async () => history.push('/profile'));
  await screen.findByTestId('screen-profile');
  expect(page.title).toBe('Portico');
});

test('a client of another company has no entry and is redirected to the accounts', async () => {
  const { path } = await openPortal('/acme/reports', { variant: 'bank' });
  await screen.findByTestId('screen-accounts');
  expect(path()).toBe('/accounts');
  expect(screen.queryByTestId('menu-acme-reports')).toBeNull();
});

test('a visitor is redirected to the sign-in, and the screen is stored as return path', async () => {
  const { path, session } = await openPortal('/acme/reports', { signedIn: false });
  await screen.findByTestId('screen-login');
  expect(path()).toBe('/login');
  expect(session.readReturnPath()).toBe('/acme/reports');
});

test.each([[true], [false]])(
  'a screen for anyone has the frame of visitors’ pages, signed in: %s',
  async (signedIn) => {
    await openPortal('/acme/fees', { signedIn });
    const frame = await screen.findByTestId('screen-acme-fees');
    expect(within(frame).getByRole('heading', { name: 'Open to all' })).toBeTruthy();
    expect(screen.queryByTestId('sidebar')).toBeNull();
  },
);

test('with registration only, screens of extensions are not reachable', async () => {
  const { path } = await openPortal('/acme/fees', { signedIn: false, config: { registrationOnly: true } });
  await waitFor(() => expect(path()).toBe('/register/open-trading-account'));
});

test.each(['/nowhere', '//evil.example/accounts', '/\\evil.example', 'evil'])(
  'an unknown path is redirected to the accounts: %s',
  async (to) => {
    const { history, path } = await openPortal('/news');
    await act(async () => history.push(to));
    expect(path()).toBe('/accounts');
    await screen.findByTestId('screen-accounts');
  },
);

test('a redirect has a notice if the client has clicked, but not when the page opens', async () => {
  const { history, notices, path } = await openPortal('/acme/reports', { variant: 'bank' });
  expect([path(), notices.notices]).toEqual(['/accounts', []]);
  await act(async () => history.push('/acme/reports'));
  expect(path()).toBe('/accounts');
  expect(notices.notices).toMatchObject([{ textKey: 'routes.notForAccount' }]);
});

test('the screen is left when the session ends', async () => {
  const { path, session } = await openPortal('/acme/reports');
  await screen.findByTestId('screen-acme-reports');
  await act(async () => session.signOut('expired'));
  await screen.findByTestId('screen-login');
  expect(path()).toBe('/login');
});

test('an error in a screen is shown as a card, and the shell still works', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPortal('/acme/broken');
  const card = await screen.findByTestId('route-error');
  expect(card.textContent).toContain('a fault of the extension');
  const accounts = await within(screen.getByTestId('sidebar')).findByTestId('menu-accounts');
  await act(async () => accounts.click());
  await screen.findByTestId('screen-accounts');
  expect(consoleError).toHaveBeenCalled();
});

describe('texts', () => {
  test('of the extension fall back to English, and those of the gateway override them', async () => {
    const portal = createTestPortal({
      extensions: [acme],
      address: '/de/accounts',
    });
    portal.backend.overlays.set('de-DE/7', { 'acme.fees': 'Gebühren der Marke' });
    await portal.start();
    const { translator } = portal;
    expect(translator.text('acme.reports')).toBe('Berichte');
    expect(translator.text('acme.broken')).toBe('Broken');
    expect(translator.text('acme.fees')).toBe('Gebühren der Marke');
    expect(translator.text('common.retry')).not.toBe('not the extension’s');
  });

  test('that fail to load fall back to English', async () => {
    const portal = createTestPortal({ extensions: [acme], address: '/fr/accounts' });
    await portal.start();
    expect(portal.translator.text('acme.reports')).toBe('Reports');
  });
});

describe('theme', () => {
  const Probe = observer(function Probe() {
    const { colorPrimary, borderRadius } = designTokens(useThemeChoice());
    return <main>{`${String(colorPrimary)} ${String(borderRadius)}`}</main>;
  });
  const renderTokens = async (options: TestPortalOptions) => {
    await renderPortal(<Probe />, { extensions: [acme], ...options });
    return screen.getByRole('main').textContent;
  };

  test('tokens of an extension override those of the variant', async () => {
    expect(await renderTokens({ variant: 'main' })).toBe('#101010 3');
  });

  test('each colour scheme has its own tokens', async () => {
    expect(await renderTokens({ variant: 'main', client: { theme: 'dark' } })).toBe('#f0f0f0 6');
  });

  test('another variant keeps its colours', async () => {
    expect(await renderTokens({ variant: 'bank' })).toBe('#1A3F73 3');
  });

  test('/config.json wins', async () => {
    const config = { brand: { tokens: { colorPrimary: '#abcdef' } } };
    expect(await renderTokens({ variant: 'main', config })).toBe('#abcdef 3');
  });
});
