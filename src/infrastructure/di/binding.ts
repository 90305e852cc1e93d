import type { PortToken } from '../../application/kernel/port';
import type { StoreClass, Token } from './token';

/** How the one instance of a token is made, from the instances of others. */
export interface Binding {
  readonly token: Token<unknown>;
  readonly needs: readonly Token<unknown>[];
  readonly make: (...needed: never[]) => unknown;
}

type Needed<Tokens extends readonly Token<unknown>[]> = {
  [Place in keyof Tokens]: Tokens[Place] extends Token<infer T> ? T : never;
};

/** Binds a token to what `make` returns; it gets the instances of `needs`, in their order. Made once, when first asked for. */
export function bind<T>(token: Token<T>, make: () => T): Binding;
export function bind<T, const Tokens extends readonly Token<unknown>[]>(
  token: Token<T>,
  needs: Tokens,
  make: (...needed: Needed<Tokens>) => T,
): Binding;
export function bind(
  token: Token<unknown>,
  ...rest: [() => unknown] | [readonly Token<unknown>[], (...needed: never[]) => unknown]
): Binding {
  return rest.length === 1 ? { token, needs: [], make: rest[0] } : { token, needs: rest[0], make: rest[1] };
}

/** Binds what extensions see of a store to the store. */
export function shownAs<T, Store extends T>(state: PortToken<T>, store: StoreClass<Store>): Binding {
  return bind<T, [StoreClass<Store>]>(state, [store], (made) => made);
}

/** What a parameter of a constructor is given: the instance of a token, or an object of such instances. */
type Given<T> = Token<T> | { readonly [Name in keyof T]: Token<T[Name]> };

/** Binds a class to itself; the tokens stand in the order of its constructor's parameters. */
export function construct<T, Parameters extends readonly unknown[]>(
  made: new (...parameters: Parameters) => T,
  ...given: { [Place in keyof Parameters]: Given<Parameters[Place]> }
): Binding {
  const groups = given.map((one) =>
    isToken(one) ? [one] : Object.values(one as object),
  ) as Token<unknown>[][];
  return {
    token: made as unknown as Token<T>,
    needs: groups.flat(),
    make: (...needed: unknown[]) => {
      const left = [...needed];
      const parameters = given.map((one) =>
        isToken(one)
          ? left.shift()
          : Object.fromEntries(Object.keys(one as object).map((name) => [name, left.shift()])),
      );
      return new made(...(parameters as unknown as Parameters));
    },
  };
}

const isToken = (given: unknown): boolean => typeof given === 'symbol' || typeof given === 'function';
