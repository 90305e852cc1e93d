const KIB = 1024;

/**
 * Size limits of a build, in bytes after brotli 11 (docs/performance.md). They are lowered as builds get smaller, and
 * never raised without an explanation in the commit.
 */
export const BYTES = Object.freeze({
  /** What the portal starts with, while React is still being loaded (docs/decisions/0034). */
  start: 98.5 * KIB,
  /** JavaScript and CSS of the sign-in page. */
  login: 169 * KIB,
  /** What the accounts page adds to that. */
  accounts: 59 * KIB,
  /** What any other screen adds to the shell and to Ant Design's base. */
  screen: 110 * KIB,
  /** The texts every page needs in one culture, and those that come with a feature (docs/decisions/0035). */
  texts: 9 * KIB,
  featureTexts: 7 * KIB,
});
