import { Device } from '../../../application/platform/ports/device';
import { describeDeviceContract } from '../../../testkit/platform/device.contract';
import { double, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `platform` binds. */
export const doubles: readonly Double[] = [double(Device, ({ device }) => device, describeDeviceContract)];
