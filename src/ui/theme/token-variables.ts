import type { Tokens } from './design-tokens';

/** Number tokens without a unit. Other numbers are pixels. */
const UNITLESS = /^(lineHeight|fontWeight|zIndex|opacity)/;
/** Letters, and the controls around them, follow the browser's size of letters, which is 16 px by default. */
const LETTERS = /^(fontSize|controlHeight)/;
const DEFAULT_LETTERS_PX = 16;

/** `fontSizeSM` → `--ant-font-size-sm`: the name under which Ant Design writes the same token. */
export function variableName(token: string): string {
  const words = token
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2');
  return `--ant-${words.toLowerCase()}`;
}

/** The tokens as a rule for `<html>`, so that CSS can use them before Ant Design is loaded. */
export function tokenRule(tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([token, value]) => {
    return `${variableName(token)}:${valueOf(token, value)}`;
  });
  return `:root{${lines.join(';')}}`;
}

function valueOf(token: string, value: Tokens[keyof Tokens]): string {
  if (typeof value !== 'number' || UNITLESS.test(token)) return String(value);
  return LETTERS.test(token) ? `${value / DEFAULT_LETTERS_PX}rem` : `${value}px`;
}
