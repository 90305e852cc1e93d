import { SCRUB_RULES } from './scrub-rules.table';
import { TELEMETRY_LIMITS } from './telemetry-limits.table';

/** Cuts a message at a word boundary: half an e-mail address would not be recognized as one. */
function cutMessage(message: string): string {
  const { rawMessage } = TELEMETRY_LIMITS;
  return message.length <= rawMessage ? message : message.slice(0, rawMessage).replace(/\S+$/, '');
}

/** A message without addresses, e-mail addresses, secrets, logins, amounts and quoted text, of bounded length. */
export function scrubMessage(message: string): string {
  const clean = SCRUB_RULES.reduce(
    (text, { pattern, replacement }) => text.replace(pattern, replacement),
    cutMessage(message),
  );
  return clean.replace(/\s+/g, ' ').trim().slice(0, TELEMETRY_LIMITS.message);
}

/** A file of the build with line and column, in the format of all browsers. */
const PORTAL_FRAME = /\/assets\/([\w-]+(?:\.[\w-]+)*\.js):(\d{1,7}):(\d{1,7})/g;

/** The portal's files, lines and columns in a stack, without the message, addresses and third-party code. */
export function portalFrames(stack: string): string {
  return [...stack.slice(0, TELEMETRY_LIMITS.rawStack).matchAll(PORTAL_FRAME)]
    .slice(0, TELEMETRY_LIMITS.frames)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)
    .join('\n');
}
