/** A pattern that must not leave the page, and its replacement. */
export interface ScrubRule {
  readonly pattern: RegExp;
  readonly replacement: string;
}

const row = (pattern: RegExp, replacement: string): ScrubRule => Object.freeze({ pattern, replacement });

/** Rules in the order to apply them. Quoted text is removed entirely, because it may be a client's input. */
export const SCRUB_RULES: readonly ScrubRule[] = Object.freeze([
  //  pattern                                                                  replacement
  row(/["“”„«»`](?:[^]*["“”„«»`]|[^]*$)/g,                                     '[quoted]'),
  row(/(?<![\p{L}\p{N}])['‘](?:[^]*['’](?![\p{L}\p{N}])|[^]*$)/gu,             '[quoted]'),
  row(/\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*|\b(?:data|blob|mailto|tel):\S+/gi,     '[address]'),
  row(/[^\s?]*\?\S+/g,                                                         '[address]'),
  row(/\S+@\S+/g,                                                              '[e-mail]'),
  row(/\bbearer\s+\S+/gi,                                                      '[secret]'),
  row(/\S*(?:token|passw|secret|authori|session)\w*\s*[=:]\s*\S+/gi,           '[secret]'),
  row(/(?=[\w+/=.~-]*\d)[\w+/=.~-]{16,}|[\w+/=.~-]{32,}/g,                     '[token]'),
  row(/\+?\p{Nd}(?:[ .,()/-]{0,2}\p{Nd}){4,}/gu,                               '[number]'),
]);
