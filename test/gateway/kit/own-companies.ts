import type { CompanyEntry } from '../../../src/domain/site/company';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';

/** Companies besides the four, one like each of the variants; `/config.json` makes the fifth one `invest`. */
export const OWN_COMPANIES: readonly CompanyEntry[] = [
  { key: 'acme', id: 41, like: 'main', brand: { name: 'Acme' } },
  { key: 'nusa', id: 42, like: 'invest', brand: { name: 'Nusa Futures' } },
  { key: 'alpen', id: 43, like: 'bank' },
  { key: 'globe', id: 44, like: 'international' },
  { key: 'moved', id: 45, like: 'bank' },
  {
    key: 'regulated',
    id: 46,
    like: 'main',
    cells: { 'public.register-open-trading-account': 'register-open-trading-account-invest' },
  },
];

export const OWN_CONFIG = { ...DEFAULT_CONFIG, companies: { '45': { like: 'invest' } } };
