import { expect } from 'expect';
import type { Device } from '../../application/platform/ports/device';
import type { VisitorSystem } from '../../domain/platform/visitor-system';
import type { Runner } from '../runner/runner';

const SYSTEMS: readonly VisitorSystem[] = ['windows', 'mac', 'android', 'ios', 'other'];

/**
 * The contract of the port `Device`.
 * @param makeDevice creates the adapter on a device with this operating system.
 * @param systems the systems the adapter runs on; a shell built for one system names only that. The others are
 * skipped.
 */
export function describeDeviceContract(
  runner: Runner,
  name: string,
  makeDevice: (system: VisitorSystem) => Device,
  systems: readonly VisitorSystem[] = SYSTEMS,
): void {
  const { describe, test } = runner;
  describe(`${name} keeps the contract of Device`, () => {
    for (const system of SYSTEMS) {
      const isSupported = systems.includes(system);
      const title = `knows the system ${system}`;
      const body = () => expect(makeDevice(system).system).toBe(system);
      if (isSupported) test(title, body);
      else test.skip(`${title} [left out, the adapter does not run on it]`, body);
    }
  });
}
