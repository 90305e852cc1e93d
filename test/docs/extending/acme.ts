import { bind, defineExtension, Geo, PortalError, type ChatWidget } from '../../../src/public-api';

/** A chat of Acme's own: the configuration names it by its id. */
function acmeChat(): ChatWidget {
  let present = false;
  return {
    load: () =>
      new Promise((loaded, failed) => {
        const script = document.createElement('script');
        script.src = 'https://chat.acme.example/widget.js';
        script.onload = () => {
          present = true;
          loaded();
        };
        script.onerror = () => failed(PortalError.unavailable());
        document.head.append(script);
      }),
    get present() {
      return present;
    },
    identify: () => undefined,
    forget: () => undefined,
    open: () => window.dispatchEvent(new Event('acme-chat')),
  };
}

export const acme = defineExtension({
  id: 'acme',
  companies: [
    {
      key: 'acme',
      id: 42,
      like: 'international',
      brand: { name: 'Acme', slug: 'acme' },
      cells: { 'route.campaigns': 'HOME' },
    },
  ],
  bindings: [bind(Geo, () => ({ ip: () => Promise.resolve(null), continent: () => Promise.resolve('EU') }))],
  providers: [
    { kind: 'chat', id: 'acme', make: acmeChat, sources: { script: ['https://chat.acme.example'] } },
  ],
  screens: [
    {
      key: 'acme-fees',
      path: '/fees',
      title: 'acme.fees.title',
      access: 'client',
      companies: ['acme'],
      view: async () => (await import('./fees-screen')).FeesScreen,
    },
  ],
  menu: [
    {
      key: 'acme-fees',
      slots: ['sidebar', 'topbar', 'more-menu'],
      label: 'acme.fees.title',
      screen: 'acme-fees',
      after: 'accounts',
    },
  ],
  texts: {
    'en-US': { 'acme.fees.title': 'Fees', 'acme.fees.failed': 'Accounts did not load' },
    'de-DE': { 'acme.fees.title': 'Gebühren', 'acme.fees.failed': 'Die Konten wurden nicht geladen' },
  },
  theme: { acme: { light: { colorPrimary: '#7a1f1f' }, dark: { colorPrimary: '#e58a8a' } } },
});
