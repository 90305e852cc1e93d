import type { Container, ServiceIdentifier } from 'inversify';
import type { PortToken } from '../../application/ports/port';

/** A port's token as Inversify knows it. */
export function id<T>(token: PortToken<T>): ServiceIdentifier<T> {
  return token as ServiceIdentifier<T>;
}

/** Class of a store; a store is bound under its own class. */
export type StoreClass<T> = abstract new (...args: never[]) => T;

/** What views get in the container's place: one store by its class. */
export type Resolve = <T>(store: StoreClass<T>) => T;

/** The `resolve` of a container, for the views' context. */
export function resolverOf(container: Container): Resolve {
  return <T>(store: StoreClass<T>) => container.get<T>(store as ServiceIdentifier<T>);
}
