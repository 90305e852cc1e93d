import { expect } from 'expect';
import { ERROR_CODE } from '../../domain/error-codes.table';
import { isPortalError, type PortalError } from '../../domain/errors';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Runner } from '../runner';
import { needing, type Capabilities } from './capabilities';
import type { GatewayWorld } from './gateway-world';

/** What a call was rejected with; a test fails where it is no `PortalError`, or where the call succeeded. */
export async function rejectionOf(call: Promise<unknown>): Promise<PortalError> {
  const error: unknown = await call.then(
    (value) => new Error(`resolved to ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (isPortalError(error)) return error;
  throw error;
}

interface FailingCall<World> {
  call: EndpointKey;
  /** Makes the call; `signal` where the port takes one. */
  make: (world: World, signal?: AbortSignal) => Promise<unknown>;
  /** The port takes an AbortSignal. */
  abortable: boolean;
  /** The call has a result that can have a wrong shape. */
  hasResult: boolean;
}

/** Tests that hold for every call of every port to the gateway: it rejects with `PortalError` only. */
export function describeFailures<World extends Pick<GatewayWorld, 'failNext'>>(
  runner: Runner,
  world: () => World,
  { call, make, abortable, hasResult }: FailingCall<World>,
  capabilities: Capabilities = {},
): void {
  const { describe } = runner;
  const { test } = needing(runner, capabilities, 'faults');
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

    test('a refusal brings its codes', async () => {
      await world().failNext(call, 'refused');
      expect(await rejectionOf(make(world()))).toMatchObject({ kind: 'refused', codes: [ERROR_CODE.failed] });
    });

    test('text that is no JSON is malformed, code 6', async () => {
      await world().failNext(call, 'unreadable');
      expect(await rejectionOf(make(world()))).toMatchObject({
        kind: 'malformed',
        codes: [ERROR_CODE.unreadable],
      });
    });

    if (hasResult) {
      test('JSON of another shape is malformed, code 6', async () => {
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
    const { test: testAbort } = needing(runner, capabilities, 'aborts');

    testAbort('a signal that fired before: aborted', async () => {
      expect(await rejectionOf(make(world(), AbortSignal.abort()))).toMatchObject({ kind: 'aborted' });
    });

    testAbort('a signal that fires meanwhile: aborted', async () => {
      const controller = new AbortController();
      const rejection = rejectionOf(make(world(), controller.signal));
      controller.abort();
      expect(await rejection).toMatchObject({ kind: 'aborted' });
    });
  });
}
