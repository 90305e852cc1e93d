import type { ComponentType } from 'react';
import type { Binding } from '../infrastructure/di/binding';
import type { Resolve } from '../infrastructure/di/token';
import type { CodeKey } from '../ui/router/code-key';

/** A part of the portal: its adapters, its stores and its screens. */
export interface Feature {
  /** Features whose ports and stores this one uses. */
  readonly needs?: readonly Feature[];
  readonly ports?: readonly Binding[];
  readonly stores?: readonly Binding[];
  /** The views; their code lies in the feature's own chunk, or in one of its own where others use the stores too. */
  readonly screens?: Readonly<Partial<Record<CodeKey, () => Promise<ComponentType>>>>;
  /**
   * What a screen asks the gateway for first. Start-up asks before it draws the page, so that what is already here is
   * drawn at once; the screen itself asks all the same.
   */
  readonly asks?: Readonly<Partial<Record<CodeKey, (resolve: Resolve) => void>>>;
  /** Runs once, when everything is bound. */
  readonly start?: (resolve: Resolve) => void;
}

/** Checks the form of a feature. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
