import { expect } from 'expect';
import type { Telemetry } from '../../application/telemetry/ports/telemetry';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';
import type { Runner } from '../runner/runner';
import { requireCapabilities, type Capabilities } from '../runner/capabilities';

/** A telemetry adapter, and the receiver of its events. */
export interface TelemetrySubject {
  telemetry: Telemetry;
  /** Resolves to the events once `count` of them were received. */
  receivedEvents(count: number): Promise<readonly TelemetryEvent[]>;
  /**
   * Makes the receiver refuse the events that `record` sends; resolves after the refusal. Not used without `faults`.
   */
  refuse?(record: () => void): Promise<void>;
  close(): Promise<void>;
}

const VITAL: TelemetryEvent = {
  kind: 'vital',
  name: 'CLS',
  value: 0.1235,
  rating: 'needs-improvement',
  route: 'accounts',
};
const ERROR: TelemetryEvent = {
  kind: 'error',
  name: 'PortalError',
  message: 'unavailable: "no" \\ ‮é中',
  stack: 'main.0a1b.js:1:2\nvendor.3c4d.js:3:4',
  route: 'unknown',
  codes: [ERROR_CODE.failed, ERROR_CODE.wrongCredentials],
};
const EMPTY_ERROR: TelemetryEvent = {
  kind: 'error',
  name: 'Thrown',
  message: '',
  stack: '',
  route: 'login',
  codes: [],
};

/** The contract of the port `Telemetry`. */
export function describeTelemetryContract(
  runner: Runner,
  name: string,
  makeSubject: () => Promise<TelemetrySubject>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach, afterEach } = runner;
  const { test: testFault } = requireCapabilities(runner, capabilities, 'faults');
  describe(`${name} keeps the contract of Telemetry`, () => {
    let subject: TelemetrySubject;
    beforeEach(async () => {
      subject = await makeSubject();
    });
    afterEach(() => subject.close());

    test('events arrive complete and in order', async () => {
      for (const event of [VITAL, ERROR, EMPTY_ERROR]) subject.telemetry.record(event);
      expect(await subject.receivedEvents(3)).toEqual([VITAL, ERROR, EMPTY_ERROR]);
    });

    testFault('refused events are dropped silently, and later ones arrive', async () => {
      const { telemetry } = subject;
      await subject.refuse!(() => expect(() => telemetry.record(ERROR)).not.toThrow());
      telemetry.record(VITAL);
      expect(await subject.receivedEvents(1)).toEqual([VITAL]);
    });
  });
}
