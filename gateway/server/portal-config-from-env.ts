import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '../../src/domain/site/config/config-readers';
import { ConfigError, parseConfig, type PortalConfig } from '../../src/domain/site/config/portal-config';
import { providerIds, type ProviderEntry } from '../../src/domain/site/providers';
import { CONFIG_VARIABLES, type ConfigVariable } from './config-variables.table';
import { readBoolean, readList, readText, type Environment } from '../kernel/environment';
import { SettingsError } from '../kernel/settings-error';

/** The gateway's defaults for unset variables that D2 lets a server choose. */
const DEFAULTS: Environment = { PORTICO_CAPTCHA_PROVIDER: 'altcha' };

/** Keys that depend on the gateway and its address. They come from the environment alone, not from the built portal. */
const GATEWAY_KEYS = ['apiBaseUrl', 'apiVersion', 'captcha', 'publicOrigins'];

/**
 * Compiles the answer of `/config.json` (D2) from the environment, with every key present.
 * @param page the portal's own origin: URLs must be https or on this origin.
 * @param extensionProviders providers added by extensions, which the configuration may also name.
 * @param portalSettings the built portal's own configuration, which the environment overrides.
 * @throws SettingsError naming the variable, or the key of the built portal's, that the portal would reject.
 */
export function portalConfigFromEnv(
  env: Environment,
  page: { origin: string },
  extensionProviders: readonly ProviderEntry[] = [],
  portalSettings: Readonly<Record<string, unknown>> = {},
): PortalConfig {
  const json = Object.fromEntries(
    Object.entries(portalSettings).filter(([key]) => !GATEWAY_KEYS.includes(key)),
  );
  for (const variable of CONFIG_VARIABLES) {
    const text = readText(env, variable.name) ?? DEFAULTS[variable.name];
    if (text !== undefined) setKey(json, variable.key, readValue(variable, text));
  }
  try {
    return parseConfig(json, page, undefined, providerIds(extensionProviders)).config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new SettingsError(placeOf(error.key, env), error.requirement);
  }
}

function readValue({ name, kind }: ConfigVariable, text: string): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'list':
      return readList(text);
    case 'boolean':
      return readBoolean(name, text);
    case 'json':
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new SettingsError(name, 'must be an object written as JSON');
      }
  }
}

function setKey(target: Record<string, unknown>, key: string, value: unknown): void {
  const [head, tail] = key.split('.');
  if (head === undefined) return;
  target[head] = tail === undefined ? value : { ...(target[head] as object | undefined), [tail]: value };
}

/** Reads the built portal's configuration; empty without one. @param folder absolute path of the built portal. */
export function readBuiltConfig(folder: string): Readonly<Record<string, unknown>> {
  const file = path.join(folder, 'config.json');
  if (!existsSync(file)) return {};
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isJsonObject(json)) return json;
  } catch {
    // reported below
  }
  throw new SettingsError(file, 'must hold an object written as JSON');
}

/** The invalid key may be inside a variable's value (`brand.tokens.colorPrimary`, `frameOrigins[1]`). */
function placeOf(key: string, env: Environment): string {
  const variable = CONFIG_VARIABLES.find(
    (row) => key === row.key || key.startsWith(`${row.key}.`) || key.startsWith(`${row.key}[`),
  );
  const isSet = variable && readText(env, variable.name) !== undefined;
  return isSet ? variable.name : `${key} in the portal's config.json`;
}
