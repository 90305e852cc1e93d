import type { PortToken } from '../../application/kernel/port';
import type { StoreClass, Token } from './token';

/** Recipe for the single instance of a token, from the instances of other tokens. */
export interface Binding {
  readonly token: Token<unknown>;
  readonly needs: readonly Token<unknown>[];
  readonly make: (...instances: never[]) => unknown;
}

type InstancesOf<Tokens extends readonly Token<unknown>[]> = {
  [Place in keyof Tokens]: Tokens[Place] extends Token<infer T> ? T : never;
};

/** Binds a token to what `make` returns; it gets the instances of `needs`, in their order. It is called once, at the first resolution. */
export function bind<T>(token: Token<T>, make: () => T): Binding;
export function bind<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T>,
  needs: Tokens,
  make: (...instances: InstancesOf<Tokens>) => T,
): Binding;
export function bind(
  token: Token<unknown>,
  ...rest: [() => unknown] | [readonly Token<unknown>[], (...instances: never[]) => unknown]
): Binding {
  return rest.length === 1 ? { token, needs: [], make: rest[0] } : { token, needs: rest[0], make: rest[1] };
}

/** Binds the token of a store's public state to the store. */
export function bindState<T, Store extends T>(state: PortToken<T>, store: StoreClass<Store>): Binding {
  return bind<T, [StoreClass<Store>]>(state, [store], (store) => store);
}

/** Argument of a constructor: the instance of a token, or an object of several instances. */
type Dependency<T> = Token<T> | { readonly [Name in keyof T]: Token<T[Name]> };

/** Binds a class to itself; the dependencies are in the order of its constructor's parameters. */
export function construct<T, Parameters extends readonly unknown[]>(
  constructor: new (...parameters: Parameters) => T,
  ...dependencies: { [Place in keyof Parameters]: Dependency<Parameters[Place]> }
): Binding {
  const groups = dependencies.map((one) =>
    isToken(one) ? [one] : Object.values(one as object),
  ) as Token<unknown>[][];
  return {
    token: constructor as unknown as Token<T>,
    needs: groups.flat(),
    make: (...instances: unknown[]) => {
      const remaining = [...instances];
      const parameters = dependencies.map((one) =>
        isToken(one)
          ? remaining.shift()
          : Object.fromEntries(Object.keys(one as object).map((name) => [name, remaining.shift()])),
      );
      return new constructor(...(parameters as unknown as Parameters));
    },
  };
}

const isToken = (value: unknown): boolean => typeof value === 'symbol' || typeof value === 'function';
