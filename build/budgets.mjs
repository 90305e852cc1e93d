const KIB = 1024;

/**
 * What a build may weigh, in bytes after brotli 11 (docs/performance.md). They come down with what is reached, and never
 * go up without a word in the commit.
 */
export const BYTES = Object.freeze({
  /** JavaScript and CSS of the sign-in page. */
  login: 178 * KIB,
  /** What the first accounts take on top of it. */
  accounts: 132 * KIB,
  /** What any other screen takes on top of the shell. */
  screen: 110 * KIB,
  /** A culture's texts of every page, and those that come with one feature. */
  texts: 25 * KIB,
  featureTexts: 8 * KIB,
});
