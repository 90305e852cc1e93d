import type { Variant } from '../company';
import { cellOf } from '../policy-row';
import {
  FOOTER,
  FOOTER_LANGUAGES,
  FOOTER_LINKS,
  type FooterKey,
  type FooterLanguage,
  type FooterPredicate,
} from './footer.table';

/** A link of the footer; its handle is `footer-{key}` (D5). */
export interface FooterLink {
  readonly key: (typeof FOOTER_LINKS)[number];
  /** `footer.{key}`. */
  readonly labelKey: string;
  /** The key of the text with the address, such as `footer.{key}Url`. */
  readonly hrefKey: string;
}

/** The footer beside its copyright. */
export interface Footer {
  readonly links: readonly FooterLink[];
  /** The footer has the help text and the mail link (`footer.mail`). */
  readonly help: boolean;
}

const PREDICATES: Readonly<Record<FooterPredicate, (language: FooterLanguage) => boolean>> = {
  always: () => true,
  never: () => false,
  inGerman: (language) => language === 'de',
  inEnglishOrIndonesian: (language) => language === 'en' || language === 'id',
};

/** The footer's language: that of the page if the footer knows it, else English (R2.6). */
export function footerLanguage(language: string): FooterLanguage {
  return FOOTER_LANGUAGES.find((candidate) => candidate === language) ?? 'en';
}

/**
 * The footer of a company in a language (R2.6).
 * @param language two letters, the page's.
 */
export function resolveFooter(variant: Variant, language: string): Footer {
  const shownLanguage = footerLanguage(language);
  const isShown = (key: FooterKey): boolean => PREDICATES[cellOf(FOOTER[key], variant)](shownLanguage);
  return {
    links: FOOTER_LINKS.filter(isShown).map((key) => ({
      key,
      labelKey: `footer.${key}`,
      hrefKey: `footer.${key}Url`,
    })),
    help: isShown('help'),
  };
}
