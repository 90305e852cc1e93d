/** Replaces `@ant-design/icons/es/cssUtils` in the build, for the reason given in `adopted-styles`. */
export { updateCSS } from './adopted-styles';

/** The portal has no shadow trees. */
export function getShadowRoot(): null {
  return null;
}

const shownWarnings = new Set<string>();

/** Warns a developer once about a wrong icon. */
export function warningOnce(valid: boolean, message: string): void {
  if (valid || shownWarnings.has(message)) return;
  shownWarnings.add(message);
  if (process.env.NODE_ENV !== 'production') console.error(`Warning: ${message}`);
}
