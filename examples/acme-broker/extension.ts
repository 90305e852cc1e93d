import { bind, defineExtension, Geo, LocalStore, TabStore } from '@portico/portal';
import { chatProvider } from './chat-provider';
import { company } from './company';
import { MemoryStore } from './memory-store';
import { TableGeo } from './table-geo';
import { texts } from './texts';
import { theme } from './theme';

/** Everything that Acme's portal adds to Portico. */
export const extension = defineExtension({
  id: 'acme',
  companies: [company],
  theme,
  texts,
  providers: [chatProvider],
  bindings: [
    bind(Geo, () => new TableGeo()),
    bind(LocalStore, () => new MemoryStore()),
    bind(TabStore, () => new MemoryStore()),
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
});
