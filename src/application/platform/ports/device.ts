import type { VisitorSystem } from '../../../domain/platform/visitor-system';
import { port } from '../../kernel/port';

/** The visitor's device. */
export interface Device {
  /** Its system, whose download is shown first; `other` if the system has no download. */
  readonly system: VisitorSystem;
}
export const Device = port<Device>('Device');
