import type { Device } from '../../application/platform/ports/device';
import type { VisitorSystem } from '../../domain/platform/visitor-system';

/** A device whose operating system can be set. */
export class FakeDevice implements Device {
  constructor(public system: VisitorSystem = 'windows') {}
}
