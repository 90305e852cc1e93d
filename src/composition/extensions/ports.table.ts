import * as replaceable from './ports.generated';
import { nameOf } from '../../infrastructure/di/token';

/** The names of the ports that an extension may replace. The check of extensions and `portico ports` read them. */
export const REPLACEABLE_PORTS: readonly string[] = Object.freeze(Object.values(replaceable).map(nameOf).sort());

/** Ports that cannot be replaced: the gateway's connection, the router, the session and the texts' engine. */
export const OWN_PORTS = Object.freeze(['Gateway', 'Navigation', 'SessionVault', 'Translator']);

/** The name of a port's contract suite in `@portico/portal/testkit`. */
export const suiteOf = (port: string): string => `describe${port}Contract`;
