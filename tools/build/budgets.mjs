const KIB = 1024;

/**
 * Size limits of a build, in bytes after brotli 11 (docs/performance.md). They are lowered as builds get smaller, and
 * never raised without an explanation in the commit.
 */
export const BYTES = Object.freeze({
  /** The portal's first script, which runs while React is still being loaded (docs/decisions/0034). */
  start: 103.9 * KIB,
  /** JavaScript and CSS of the sign-in page. */
  login: 174.3 * KIB,
  /** The accounts page's addition to it. */
  accounts: 60.9 * KIB,
  /** The addition of any other screen to the shell and to Ant Design's base. */
  screen: 112.1 * KIB,
  /** The texts of every page in one culture, and those of one feature (docs/decisions/0035). */
  texts: 9 * KIB,
  featureTexts: 7 * KIB,
});
