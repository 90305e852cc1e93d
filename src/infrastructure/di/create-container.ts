import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { Binding } from './binding';
import { id, nameOf, type Resolve, type Token } from './token';

/** The instances of one page: one of each token. */
export interface PortalContainer {
  /** Adds bindings, each once: features may share one. Throws where two of them stand for the same token. */
  add(bindings: readonly Binding[]): void;
  /** Whether what a token stands for has been added yet. */
  has(token: Token<unknown>): boolean;
  resolve: Resolve;
}

/**
 * A container of the `overrides` alone: they stand in the place of what is added under their tokens, and are there
 * before it, since one of them may need another whose feature comes later.
 */
export function createContainer(overrides: readonly Binding[] = []): PortalContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  const known = new Map<Token<unknown>, Binding>();
  const overridden = new Map(overrides.map((binding) => [binding.token, binding]));

  function put({ token, needs, make }: Binding): void {
    container
      .bind(id(token))
      .toResolvedValue(
        make as (...needed: unknown[]) => unknown,
        needs.map(id) as ServiceIdentifier<unknown>[],
      )
      .inSingletonScope();
  }

  function add(binding: Binding): void {
    const before = known.get(binding.token);
    if (before === binding) return;
    if (before) throw new Error(`${nameOf(binding.token)} is bound twice.`);
    known.set(binding.token, binding);
    if (!overridden.has(binding.token)) put(binding);
  }

  overridden.forEach(put);
  return {
    add: (bindings) => bindings.forEach(add),
    has: (token) => known.has(token),
    resolve: (token) => container.get(id(token)),
  };
}
