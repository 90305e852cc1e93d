import type { ComponentType } from 'react';
import type { FeatureFacts } from '../early/feature-row';
import type { Binding } from '../infrastructure/di/binding';
import type { Resolve } from '../infrastructure/di/token';
import type { CodeKey } from '../ui/router/code-key';

/** A part of the portal: its adapters, its stores and its screens. */
export interface Feature {
  /**
   * The part that must be known before this code is loaded: `npm run generate` copies it into the table of features.
   * Features of the first bundle, and those that only others need, have none.
   */
  readonly row?: FeatureFacts;
  /** Features whose ports and stores this one uses. */
  readonly needs?: readonly Feature[];
  readonly ports?: readonly Binding[];
  readonly stores?: readonly Binding[];
  /** The views. Their code is in the feature's chunk, or in a separate chunk if other features use the stores. */
  readonly screens?: Readonly<Partial<Record<CodeKey, () => Promise<ComponentType>>>>;
  /**
   * The first requests of a screen. Start-up sends them before it renders the page, so that available answers are
   * rendered at once. The screen itself sends them, too.
   */
  readonly prefetch?: Readonly<Partial<Record<CodeKey, (resolve: Resolve) => void>>>;
  /** Runs once, when everything is bound. */
  readonly start?: (resolve: Resolve) => void;
}

/** Checks the form of a feature. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
