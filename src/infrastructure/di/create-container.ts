import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Binding } from './binding';
import { id, nameOf, type Resolve, type Token } from './token';

/** The instances of one page: one of each token. */
export interface PortalContainer {
  /** Adds bindings, each once: features may share one. Throws if two of them have the same token. */
  add(bindings: readonly Binding[]): void;
  /** True if a binding of the token was added. */
  has(token: Token<unknown>): boolean;
  resolve: Resolve;
}

/**
 * Creates a container and binds `overrides` first; a feature's binding for an overridden token is ignored. They are bound
 * up front because one override may depend on another whose feature is loaded later.
 */
export function createContainer(overrides: readonly Binding[] = []): PortalContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  const bindings = new Map<Token<unknown>, Binding>();
  const overridden = new Map(overrides.map((binding) => [binding.token, binding]));

  function register({ token, needs, make }: Binding): void {
    container
      .bind(id(token))
      .toResolvedValue(
        make as (...instances: unknown[]) => unknown,
        needs.map(id) as ServiceIdentifier<unknown>[],
      )
      .inSingletonScope();
  }

  function add(binding: Binding): void {
    const existing = bindings.get(binding.token);
    if (existing === binding) return;
    if (existing) throw new Error(`${nameOf(binding.token)} is bound twice.`);
    bindings.set(binding.token, binding);
    if (!overridden.has(binding.token)) register(binding);
  }

  overridden.forEach(register);
  return {
    add: (bindings) => bindings.forEach(add),
    has: (token) => bindings.has(token),
    resolve: (token) => container.get(id(token)),
  };
}
