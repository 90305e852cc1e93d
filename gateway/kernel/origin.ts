import type { FastifyRequest } from 'fastify';
import type { Device } from './device';
import { deviceOf } from './device';
import { withoutPort } from './network';

/** The origin of a call: the caller's address and device, and the call's id. */
export interface CallOrigin {
  readonly ip: string;
  readonly device: Device | null;
  /** Identifies the call in the logs. */
  readonly requestId: string;
}

export function originOf({ headers, id, ip }: FastifyRequest): CallOrigin {
  return { ip: withoutPort(ip), device: deviceOf(headers['user-agent']), requestId: id };
}
