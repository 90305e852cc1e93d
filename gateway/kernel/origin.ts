import type { FastifyRequest } from 'fastify';
import type { Device } from './device';
import { deviceOf } from './device';
import { withoutPort } from './network';

/** The origin of a call: its address, device and id. */
export interface Origin {
  readonly ip: string;
  readonly device: Device | null;
  /** Identifies the call in the logs. */
  readonly requestId: string;
}

export function originOf({ headers, id, ip }: FastifyRequest): Origin {
  return { ip: withoutPort(ip), device: deviceOf(headers['user-agent']), requestId: id };
}
