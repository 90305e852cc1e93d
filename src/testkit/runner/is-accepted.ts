import { Clients } from '../../application/client/ports/clients';
import type { GatewayWorld } from './gateway-world';

/** True if the gateway accepts a token. */
export const isAccepted = (world: Pick<GatewayWorld, 'port'>, token: string): Promise<boolean> =>
  world
    .port(Clients)
    .setting({ token })
    .then(
      () => true,
      () => false,
    );
