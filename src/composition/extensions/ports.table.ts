import * as replaceable from './ports.generated';
import { nameOf } from '../../infrastructure/di/token';

/** The names of the ports that an extension may replace. The check of extensions and `portico ports` read them. */
export const REPLACEABLE_PORTS: readonly string[] = Object.freeze(Object.values(replaceable).map(nameOf).sort());

/** Portico's own: who is signed in, how the gateway is spoken to, where the page is, and the texts' engine. */
export const OWN_PORTS = Object.freeze(['Gateway', 'Navigation', 'SessionVault', 'Translator']);

/** The name of a port's contract suite in `@portico/portal/testkit`. */
export const suiteOf = (port: string): string => `describe${port}Contract`;
