/** Something that may not leave the page, and what stands in its place. */
export interface ScrubRule {
  readonly finds: RegExp;
  readonly puts: string;
}

const row = (finds: RegExp, puts: string): ScrubRule => Object.freeze({ finds, puts });

/**
 * What is taken out of an error's message, in this order (docs/decisions/0006). Rather too much than too little: an
 * operator has the stack, and what a client typed may stand anywhere between quotes.
 */
export const SCRUB_RULES: readonly ScrubRule[] = Object.freeze([
  //  what is found                                                            what stands in its place
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
