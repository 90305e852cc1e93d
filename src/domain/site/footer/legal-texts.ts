import type { LegalConfig, SupportConfig } from '../config/company-settings';

/**
 * The footer's texts whose value is a configured address (D5 `footer.privacyUrl`, `footer.mail`); an empty address leaves
 * the shipped text. They are the same in every language; a company's own texts override them.
 */
export function legalTexts(
  legal: LegalConfig,
  { email }: Pick<SupportConfig, 'email'>,
): Readonly<Record<string, string>> {
  const addresses = Object.entries(legal).map(([key, address]) => [`footer.${key}Url`, address] as const);
  const texts: (readonly [string, string])[] = [...addresses, ['footer.mail', email]];
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
