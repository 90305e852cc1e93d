import { expect } from 'expect';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { isPortalError, type PortalError } from '../../domain/kernel/errors';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from './runner';
import { requireCapabilities, type Capabilities } from './capabilities';
import type { GatewayWorld } from './gateway-world';

/** Returns the error of a rejected call; fails the test if the call succeeds or the error is not a `PortalError`. */
export async function rejectionOf(call: Promise<unknown>): Promise<PortalError> {
  const error: unknown = await call.then(
    (value) => new Error(`resolved to ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (isPortalError(error)) return error;
  throw error;
}

export interface FailingCall<World> {
  call: EndpointKey;
  /** Makes the call, with `signal` if the port's method accepts one. */
  make: (world: World, signal?: AbortSignal) => Promise<unknown>;
  abortable: boolean;
  /** True if the call has a result, which can have the wrong shape. */
  canBeMalformed: boolean;
}

/** Tests for every call of every gateway port: it rejects with `PortalError` and nothing else. */
export function describeFailures<World extends Pick<GatewayWorld, 'failNext'>>(
  runner: Runner,
  world: () => World,
  { call, make, abortable, canBeMalformed }: FailingCall<World>,
  capabilities: Capabilities = {},
): void {
  const { describe } = runner;
  const { test } = requireCapabilities(runner, capabilities, 'faults');
  describe('failures', () => {
    test('a 503 is unavailable, with its status', async () => {
      await world().failNext(call, 'unavailable');
      expect(await rejectionOf(make(world()))).toMatchObject({ kind: 'unavailable', status: 503 });
    });

    test('a 429 is unavailable until its Retry-After', async () => {
      await world().failNext(call, 'too-many');
      expect(await rejectionOf(make(world()))).toMatchObject({
        kind: 'unavailable',
        status: 429,
        retryAfterMs: 7000,
      });
    });

    test('a refusal carries its codes', async () => {
      await world().failNext(call, 'refused');
      expect(await rejectionOf(make(world()))).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.failed] });
    });

    test('invalid JSON is malformed, code 6', async () => {
      await world().failNext(call, 'unreadable');
      expect(await rejectionOf(make(world()))).toMatchObject({
        kind: 'malformed',
        codes: [ERROR_CODE.unreadable],
      });
    });

    if (canBeMalformed) {
      test('JSON of the wrong shape is malformed, code 6', async () => {
        await world().failNext(call, 'wrong-shape');
        expect(await rejectionOf(make(world()))).toMatchObject({
          kind: 'malformed',
          codes: [ERROR_CODE.unreadable],
        });
      });
    }

    test('after a failure the call works again', async () => {
      await world().failNext(call, 'unavailable');
      await rejectionOf(make(world()));
      await make(world());
    });

    if (!abortable) return;
    const { test: testAbort } = requireCapabilities(runner, capabilities, 'aborts');

    testAbort('a signal that fired before the call aborts it', async () => {
      expect(await rejectionOf(make(world(), AbortSignal.abort()))).toMatchObject({ kind: 'aborted' });
    });

    testAbort('a signal that fires during the call aborts it', async () => {
      const controller = new AbortController();
      const rejection = rejectionOf(make(world(), controller.signal));
      controller.abort();
      expect(await rejection).toMatchObject({ kind: 'aborted' });
    });
  });
}
