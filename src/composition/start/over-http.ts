import type { PortToken } from '../../application/kernel/port';
import { bind, type Binding } from '../../infrastructure/di/binding';
import { HttpClient } from '../../infrastructure/http/http-client';

/** Binds a port to an adapter that needs the gateway's connection and nothing else. */
export function overHttp<T>(token: PortToken<T>, adapter: new (http: HttpClient) => T): Binding {
  return bind(token, [HttpClient], (http) => new adapter(http));
}
