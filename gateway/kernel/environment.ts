import { SettingsError } from './settings-error';

/** Environment variables as in Node; an empty one counts as unset, because containers pass unset ones as empty. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value of a variable; undefined if it is unset or empty. */
export function readText(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

/** Splits a list at commas and spaces. */
export function readList(text: string): string[] {
  return text.split(/[\s,]+/).filter((item) => item !== '');
}

/** `true` or `false`, ignoring case. */
export function readBoolean(name: string, text: string): boolean {
  const value = text.toLowerCase();
  if (value !== 'true' && value !== 'false')
    throw new SettingsError(name, `must be true or false, not "${text}"`);
  return value === 'true';
}
