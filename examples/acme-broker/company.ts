import type { CompanyEntry } from '@portico/portal';

/** Acme has the id 42 in its gateway. It is like the international variant, but has no social trading. */
export const company: CompanyEntry = {
  key: 'acme',
  id: 42,
  like: 'international',
  cells: {
    'route.social': 'HOME',
    'menu.sidebar.social': 'never',
    'menu.topbar.social': 'never',
  },
  brand: {
    name: 'Acme',
    slug: 'acme',
    logo: '/acme.svg',
    logoDark: '/acme-dark.svg',
    favicon: '/acme.svg',
  },
  legal: {
    privacy: 'https://acme.example/privacy',
    terms: 'https://acme.example/terms',
  },
  support: { email: 'help@acme.example' },
  chat: { provider: 'acme', key: 'acme-clients' },
};
