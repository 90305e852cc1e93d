import type { ServiceIdentifier } from 'inversify';
import type { PortToken } from '../../application/kernel/port';

/** Class of a store or of a shared service; it is bound under itself. */
export type StoreClass<T> = abstract new (...args: never[]) => T;

/** Key of one instance of the page: the token of a port, or the class of a store. */
export type Token<T> = PortToken<T> | StoreClass<T>;

/** Finds the one instance of a token. */
export type Resolve = <T>(token: Token<T>) => T;

/** A token as Inversify knows it. */
export function id<T>(token: Token<T>): ServiceIdentifier<T> {
  return token as ServiceIdentifier<T>;
}

/** The name of a token, for messages. */
export function nameOf(token: Token<unknown>): string {
  if (typeof token === 'function') return token.name;
  return (token.description ?? '').replace('portico.', '');
}
