import type { Remote } from './remote';

/** The same state with converted data. */
export function mapRemote<From, To>(remote: Remote<From>, map: (data: From) => To): Remote<To> {
  return remote.status === 'ready' ? { ...remote, data: map(remote.data) } : remote;
}
