import type { Device } from '../../application/ports/device';
import type { VisitorSystem } from '../../domain/platform/visitor-system';

/** A machine whose system can be changed. */
export class FakeDevice implements Device {
  constructor(public system: VisitorSystem = 'windows') {}
}
