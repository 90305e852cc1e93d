import { FEATURE_ROWS } from '../early/features.generated';
import type { FeatureRow } from '../early/feature-row';
import type { CodeKey } from '../ui/router/code-key';
import type { Feature } from './feature';
import { LOADERS } from './features.generated';
import { feature as core } from './features/kernel/core';
import { feature as login } from './features/session/login';

/** A feature whose chunk is loaded when one of its screens is entered, or when it is requested by its key. */
export interface LazyFeature {
  readonly key: string;
  readonly screens: readonly CodeKey[];
  /** Names of the states that extensions may read. */
  readonly states: readonly string[];
  /** The files of shipped texts that its views need besides those of every page. */
  readonly texts: readonly string[];
  readonly load: () => Promise<{ readonly feature: Feature }>;
}

/** The features of a portal. */
export interface Features {
  /** Part of the first bundle. */
  readonly eager: readonly Feature[];
  readonly lazy: readonly LazyFeature[];
}

/** All features of Portico. */
export const FEATURES: Features = Object.freeze({
  eager: [core, login],
  lazy: Object.entries<FeatureRow>(FEATURE_ROWS).flatMap(([key, row], index) => {
    const load = LOADERS[index];
    return load ? [{ screens: [], states: [], texts: [], ...row, key, load }] : [];
  }),
});
