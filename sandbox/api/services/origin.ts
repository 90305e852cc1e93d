import type { FastifyRequest } from 'fastify';
import { deviceOf, type Device } from './device';

/** Where a call comes from. */
export interface Origin {
  readonly ip: string;
  readonly device: Device | null;
}

export function originOf({ headers, ip }: FastifyRequest): Origin {
  return { ip, device: deviceOf(headers['user-agent']) };
}
