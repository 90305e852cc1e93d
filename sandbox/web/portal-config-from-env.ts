import { ConfigError, parseConfig, type PortalConfig } from '../../src/domain/config/portal-config';
import { providerIds, type ProviderEntry } from '../../src/domain/providers';
import { CONFIG_VARIABLES, type ConfigVariable } from './config-variables.table';
import { readBoolean, readList, readText, type Environment } from './environment';
import { SettingsError } from './settings-error';

/** The stand-in's defaults for unset variables that D2 lets a server choose. */
const STAND_IN_DEFAULTS: Environment = { PORTICO_CAPTCHA_PROVIDER: 'altcha' };

/**
 * Compiles the answer of `/config.json` (D2) from the environment, with every key present.
 * @param page the portal's own origin: URLs must be https or on this origin.
 * @param brought providers added by extensions, which the configuration may also name.
 * @throws SettingsError naming the variable that the portal would reject.
 */
export function portalConfigFromEnv(
  env: Environment,
  page: { origin: string },
  brought: readonly ProviderEntry[] = [],
): PortalConfig {
  const json: Record<string, unknown> = {};
  for (const variable of CONFIG_VARIABLES) {
    const text = readText(env, variable.name) ?? STAND_IN_DEFAULTS[variable.name];
    if (text !== undefined) setKey(json, variable.key, readValue(variable, text));
  }
  try {
    return parseConfig(json, page, undefined, providerIds(brought)).config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new SettingsError(variableOf(error.key), error.expected);
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
  if (tail === undefined) target[head] = value;
  else target[head] = { ...(target[head] as object | undefined), [tail]: value };
}

/** The invalid key may be inside a variable's value (`brand.tokens.colorPrimary`, `frameOrigins[1]`). */
function variableOf(key: string): string {
  const found = CONFIG_VARIABLES.find(
    (row) => key === row.key || key.startsWith(`${row.key}.`) || key.startsWith(`${row.key}[`),
  );
  return found?.name ?? key;
}
