import { isLoopback } from '../../hosting/loopback';
import type { Mode } from '../kernel/modes';

interface ModeRule {
  readonly mode: Mode;
  readonly variable: string;
  /** True if a value breaks the rule; `undefined` if the variable is unset or empty. */
  readonly isBroken: (text: string | undefined) => boolean;
  /** Rest of the error message, which begins with the variable's name. */
  readonly problem: string;
}

const isMissing = (text: string | undefined): boolean => text === undefined;
const isSet = (text: string | undefined): boolean => text !== undefined;
const isOn = (text: string | undefined): boolean => text === 'on';
const isOutside = (host: string | undefined): boolean => host !== undefined && host !== '::1' && !isLoopback(host);

const row = (mode: Mode, variable: string, isBroken: ModeRule['isBroken'], problem: string): ModeRule =>
  Object.freeze({ mode, variable, isBroken, problem });

/** Requirements and prohibitions of each mode; the first broken rule stops the start (G1). */
export const MODE_RULES: readonly ModeRule[] = Object.freeze([
  row('production', 'DATABASE_URL', isMissing, 'must name a PostgreSQL database in production'),
  row('production', 'PUBLIC_URL',   isMissing, 'must be the origin that clients open in production: links in mails lead there'),
  row('production', 'SECRET',       isMissing, 'must be set in production, to the same text on every replica'),
  row('production', 'OUTBOX',       isOn,      'must not be on in production: the outbox shows codes and password links to whoever asks'),
  row('production', 'FAULTS',       isOn,      'must not be on in production: anybody could make requests fail'),
  row('production', 'FRAMES_PORT',  isSet,   'must be empty in production: the research pages and the terminal there are made up'),
  row('demo',       'HOST',         isOutside, 'must be an address of this machine in the demo; set PORTICO_MODE=production to serve others'),
]);
