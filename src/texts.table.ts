/**
 * The files below `/locales/{language}` that a feature's views need beside that of every page, by the feature's key
 * (D3). The first is the feature's own; what its views share with those of another comes with that one's.
 */
// prettier-ignore
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'forgot-password':         ['forgot-password'],
  'new-password':            ['new-password'],
  'registration':            ['registration'],
  'account':                 ['account'],
  'money':                   ['account'],
  'opening':                 ['account'],
  'dashboard':               ['account'],
  'research':                ['research'],
  'news':                    ['news'],
  'calculators':             ['calculators'],
  'how-to-use':              ['how-to-use'],
  'platform':                ['platform'],
  'terminal':                ['terminal'],
  'profile':                 ['profile', 'registration', 'notifications', 'account'],
  'notifications':           ['notifications'],
  'campaigns':               ['campaigns'],
  'social':                  ['social'],
  'open-investment-account': ['open-investment-account'],
  'wallet':                  ['wallet', 'account'],
  'partnership':             ['partnership'],
};

export const textsOf = (feature: string): readonly string[] => TEXTS[feature] ?? [];
