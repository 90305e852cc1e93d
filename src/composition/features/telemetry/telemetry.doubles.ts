import { Telemetry } from '../../../application/telemetry/ports/telemetry';
import { describeTelemetryContract } from '../../../testkit/telemetry/telemetry.contract';
import { FakeTelemetry } from '../../../testkit/telemetry/fake-telemetry';
import { double, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `telemetry` binds. */
export const doubles: readonly Double[] = [
  double(Telemetry, () => new FakeTelemetry(), describeTelemetryContract),
];
