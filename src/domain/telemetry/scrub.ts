import { SCRUB_RULES } from './scrub-rules.table';
import { TELEMETRY_LIMITS } from './telemetry-limits.table';

/** The beginning of a message, cut at a word boundary: half an e-mail address would not be recognized as one. */
function beginning(message: string): string {
  const { rawMessage } = TELEMETRY_LIMITS;
  return message.length <= rawMessage ? message : message.slice(0, rawMessage).replace(/\S+$/, '');
}

/** A message without addresses, e-mail addresses, secrets, logins, amounts and quoted text, of bounded length. */
export function scrubMessage(message: string): string {
  const clean = SCRUB_RULES.reduce(
    (text, { pattern, replacement }) => text.replace(pattern, replacement),
    beginning(message),
  );
  return clean.replace(/\s+/g, ' ').trim().slice(0, TELEMETRY_LIMITS.message);
}

/** A file of the build with line and column, as every browser writes it. */
const OWN_FRAME = /\/assets\/([\w-]+(?:\.[\w-]+)*\.js):(\d{1,7}):(\d{1,7})/g;

/** A stack as the portal's own files, lines and columns: no message, no address, no third-party code. */
export function ownFrames(stack: string): string {
  return [...stack.slice(0, TELEMETRY_LIMITS.rawStack).matchAll(OWN_FRAME)]
    .slice(0, TELEMETRY_LIMITS.frames)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join('\n');
}
