import { Telemetry } from '../../application/ports/telemetry';
import { describeTelemetryContract } from '../../testkit/contracts/telemetry.contract';
import { FakeTelemetry } from '../../testkit/fakes/fake-telemetry';
import { double, type Double } from '../../testkit/double';

/** The doubles of the ports that `telemetry` binds. */
export const doubles: readonly Double[] = [
  double(Telemetry, () => new FakeTelemetry(), describeTelemetryContract),
];
