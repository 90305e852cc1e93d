import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Binding } from './binding';
import { id, nameOf, type Resolve, type Token } from './token';

/** The instances of one page: one of each token. */
export interface PortalContainer {
  /** Adds bindings, each once: features may share one. Throws where two of them stand for the same token. */
  add(bindings: readonly Binding[]): void;
  /** Whether a token is bound yet. */
  has(token: Token<unknown>): boolean;
  resolve: Resolve;
}

/** An empty container. `overrides` stand in the place of what is added under their tokens, now or later. */
export function createContainer(overrides: readonly Binding[] = []): PortalContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  const known = new Map<Token<unknown>, Binding>();
  const overridden = new Map(overrides.map((binding) => [binding.token, binding]));

  function add(binding: Binding): void {
    const before = known.get(binding.token);
    if (before === binding) return;
    if (before) throw new Error(`${nameOf(binding.token)} is bound twice.`);
    known.set(binding.token, binding);
    const { token, needs, make } = overridden.get(binding.token) ?? binding;
    container
      .bind(id(token))
      .toResolvedValue(
        make as (...needed: unknown[]) => unknown,
        needs.map(id) as ServiceIdentifier<unknown>[],
      )
      .inSingletonScope();
  }

  return {
    add: (bindings) => bindings.forEach(add),
    has: (token) => known.has(token),
    resolve: (token) => container.get(id(token)),
  };
}
