/** Limits on what one page load may report (docs/decisions/0006). */
export const TELEMETRY_LIMITS = Object.freeze({
  /** Events of all kinds. */
  events: 30,
  /** Reports of the same error. */
  sameError: 3,
  /** Characters of an error's message, after scrubbing. */
  message: 200,
  /** Characters of an error's message that are read. */
  rawMessage: 1_000,
  /** Frames of an error's stack. */
  frames: 8,
  /** Characters of an error's stack that are read. */
  rawStack: 8_000,
});

/** Beginnings of browser messages that the portal does not cause; such errors are not reported. */
export const HARMLESS_MESSAGES: readonly string[] = Object.freeze([
  'ResizeObserver loop',
  'Script error.', // an error in a script of another origin, without details
]);
