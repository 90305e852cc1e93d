import ipaddr from 'ipaddr.js';
import { SettingsError } from '../settings-error';

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

/** A TCP port; 0 lets the system choose a free one. */
export function readPort(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new SettingsError(name, `must be a port between 0 and 65535, not "${text}"`);
  }
  return port;
}

/** Whole seconds up to `most`. */
export function readSeconds(env: Environment, name: string, fallback: number, most: number): number {
  const text = readText(env, name) ?? String(fallback);
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw new SettingsError(name, `must be whole seconds between 0 and ${most}, not "${text}"`);
  return Number(text);
}

/** Origins without a path; anything else throws `SettingsError`. */
export function readOrigins(env: Environment, name: string): string[] {
  return readList(readText(env, name) ?? '').map((item) => {
    if (!URL.canParse(item) || !/^https?:$/.test(new URL(item).protocol) || new URL(item).origin !== item) {
      throw new SettingsError(name, `must list origins such as https://portal.example, not "${item}"`);
    }
    return item;
  });
}

/**
 * IP addresses and networks: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. A network that covers every address throws
 * `SettingsError`.
 */
export function readNetworks(env: Environment, name: string): string[] {
  return readList(readText(env, name) ?? '').map((item) => {
    const isNetwork = ipaddr.isValid(item) || (ipaddr.isValidCIDR(item) && ipaddr.parseCIDR(item)[1] > 0);
    if (!isNetwork) throw new SettingsError(name, `must list networks such as 10.0.0.0/8, not "${item}"`);
    return item;
  });
}
