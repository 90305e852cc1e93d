import { policyRow as row, policyTable } from '../policy-row';

/** Languages that the footer knows; any other is served in the first (R2.6 and R9). */
export const FOOTER_LANGUAGES = Object.freeze(['en', 'es', 'de', 'id', 'it', 'fr'] as const);

export type FooterLanguage = (typeof FOOTER_LANGUAGES)[number];

/** Conditions of the footer's entries; they depend on the footer's language. */
export const FOOTER_PREDICATES = Object.freeze(['always', 'never', 'inGerman', 'inEnglishOrIndonesian'] as const);

export type FooterPredicate = (typeof FOOTER_PREDICATES)[number];

/** Entries of the footer. */
export type FooterKey = 'privacy' | 'terms' | 'faq' | 'imprint' | 'risk' | 'licence' | 'help';

/** The footer's entries, without the copyright, in the order on screen (R2.6, D5). */
export const FOOTER = policyTable<FooterKey, FooterPredicate>('footer', () => FOOTER_PREDICATES, {
  //           main        invest                   bank     international  other       spec
  privacy: row('always',   'always',                'never', 'never',       'always',   'R2.6'),
  terms:   row('always',   'always',                'never', 'never',       'always',   'R2.6'),
  faq:     row('always',   'never',                 'never', 'never',       'always',   'R2.6'),
  imprint: row('inGerman', 'inGerman',              'never', 'never',       'inGerman', 'R2.6, D5'),
  risk:    row('never',    'inEnglishOrIndonesian', 'never', 'never',       'never',    'R2.6'),
  licence: row('never',    'inEnglishOrIndonesian', 'never', 'never',       'never',    'R2.6'),
  help:    row('never',    'always',                'never', 'never',       'never',    'R2.6'),
});

/** The entries that are links; `help` is the text with the mail link. */
export const FOOTER_LINKS = Object.freeze(['privacy', 'terms', 'faq', 'imprint', 'risk', 'licence'] as const);
