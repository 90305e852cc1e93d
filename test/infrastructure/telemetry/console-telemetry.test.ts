import type { TelemetryEvent } from '../../../src/domain/telemetry/telemetry-event';
import { ConsoleTelemetry } from '../../../src/infrastructure/telemetry/console-telemetry';
import { describeTelemetryContract } from '../../../src/testkit/telemetry/telemetry.contract';
import { runner } from '../../jest/runner';

describeTelemetryContract(runner, 'ConsoleTelemetry', async () => {
  let isRefusing = false;
  const lines: TelemetryEvent[] = [];
  const spy = jest.spyOn(console, 'warn').mockImplementation((_, event: TelemetryEvent) => {
    if (!isRefusing) lines.push(event);
  });
  return {
    telemetry: new ConsoleTelemetry(),
    receivedEvents: () => Promise.resolve(lines),
    refuse: (record) => {
      isRefusing = true;
      record();
      isRefusing = false;
      return Promise.resolve();
    },
    close: () => Promise.resolve(spy.mockRestore()),
  };
});
