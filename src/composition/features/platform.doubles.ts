import { Device } from '../../application/ports/device';
import { describeDeviceContract } from '../../testkit/contracts/device.contract';
import { double, type Double } from '../../testkit/double';

/** The doubles of the ports that `platform` binds. */
export const doubles: readonly Double[] = [double(Device, ({ device }) => device, describeDeviceContract)];
