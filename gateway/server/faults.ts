import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathOf } from '../kernel/request-path';

const faultSchema = z.strictObject({
  /**
   * A request must match every part given; use `host` or `userAgent` so that parallel tests don't affect each other.
   */
  match: z.strictObject({
    method: z.string().optional(),
    /** Prefix of the path without the query; with `*`, a pattern for the whole path. */
    path: z.string().startsWith('/').optional(),
    /** Host name without port. */
    host: z.string().optional(),
    /** Substring of the User-Agent. */
    userAgent: z.string().optional(),
    /** Substring of the query. */
    query: z.string().optional(),
  }),
  /** Number of requests that it affects; without it, all of them until it is cleared. */
  times: z.int().positive().optional(),
  status: z.int().min(200).max(599).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Milliseconds before the answer; for `drip`, duration of the answer (20,000 by default). */
  delayMs: z.int().nonnegative().max(120_000).optional(),
  /** `truncated` sends half the real answer, `drip` sends it in pieces, `reset` drops the connection. */
  body: z.string().optional(),
});

/** A failure injected by a test, and the requests it affects. */
export type Fault = z.infer<typeof faultSchema>;

/**
 * Parses a fault sent to `POST /__faults`.
 * @throws ZodError if it is invalid.
 */
export function parseFault(json: unknown): Fault {
  return faultSchema.parse(json);
}

/** The active faults, oldest first. */
export class FaultList {
  private readonly entries = new Map<string, { fault: Fault; remainingUses: number }>();

  add(fault: Fault): string {
    const id = randomUUID();
    this.entries.set(id, { fault, remainingUses: fault.times ?? Infinity });
    return id;
  }

  /** Removes one fault, those for one host, or all. */
  clear(filter: { id?: string; host?: string } = {}): void {
    for (const [id, { fault }] of this.entries) {
      const isMatch = filter.id === undefined || filter.id === id;
      if (isMatch && (filter.host === undefined || filter.host === fault.match.host)) this.entries.delete(id);
    }
  }

  /** Returns the first fault that matches the request, and counts it as used once. */
  consume(request: FastifyRequest): Fault | undefined {
    for (const [id, entry] of this.entries) {
      if (!matchesRequest(entry.fault.match, request)) continue;
      entry.remainingUses -= 1;
      if (entry.remainingUses <= 0) this.entries.delete(id);
      return entry.fault;
    }
    return undefined;
  }
}

function matchesRequest(match: Fault['match'], request: FastifyRequest): boolean {
  const url = request.raw.url ?? '/';
  const path = pathOf(url);
  return (
    (match.method === undefined || match.method.toUpperCase() === request.method) &&
    (match.path === undefined || matchesPath(match.path, path)) &&
    (match.host === undefined || match.host === request.hostname) &&
    (match.userAgent === undefined || (request.headers['user-agent'] ?? '').includes(match.userAgent)) &&
    (match.query === undefined || url.slice(path.length).includes(match.query))
  );
}

function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.startsWith(pattern);
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}
