import type { ComponentType } from 'react';

import type { Binding } from '../infrastructure/di/binding';
import type { Resolve, Token } from '../infrastructure/di/token';
import type { EndpointKey } from '../infrastructure/http/endpoints';
import type { CodeKey } from '../ui/router/code-key';
import type { GatewayContract } from '../testkit/contracts/gateway-world';
import type { TestFakes } from '../testkit/fakes/test-fakes';

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

/**
 * What stands for a port in tests: a working fake, and the suite that both it and the adapter pass. A feature exports
 * its doubles beside itself; the portal's build leaves them out.
 */
export interface Double {
  readonly port: Token<unknown>;
  readonly fake: (fakes: TestFakes) => unknown;
  /** The suite of a port that has nothing to do with the gateway. */
  readonly contract?: (...world: never[]) => void;
  /** The suite of a port to the gateway: every family of adapters to a gateway is put through it. */
  readonly gatewayContract?: GatewayContract;
  /** Each of its calls to the gateway, made once. */
  readonly calls?: SampleCalls<never>;
}

/** How a port makes each of its calls. Resolves to what it made of the answer. */
type SampleCalls<T> = Readonly<Partial<Record<EndpointKey, (port: T) => Promise<unknown>>>>;

/** A double of a port, whose fake keeps the port's interface. */
export function double<T>(
  port: Token<T>,
  fake: (fakes: TestFakes) => T,
  contract: (...world: never[]) => void,
): Double {
  return { port, fake, contract };
}

/**
 * A double of a port to the gateway; its suite joins those that the test kit runs on every gateway, its calls those that
 * are held against the contract's examples.
 */
export function gatewayDouble<T>(
  port: Token<T>,
  fake: (fakes: TestFakes) => T,
  gatewayContract: GatewayContract,
  calls: SampleCalls<T>,
): Double {
  return { port, fake, gatewayContract, calls };
}

/** A feature's file, as tests see it. */
export interface FeatureFile {
  readonly feature: Feature;
  readonly doubles?: () => readonly Double[];
}
