import type { VisitorSystem } from '../../../domain/platform/visitor-system';
import { port } from '../../kernel/port';

/** The machine in front of the visitor. */
export interface Device {
  /** Its system, so that the download for it comes first; `other` where there is none. */
  readonly system: VisitorSystem;
}
export const Device = port<Device>('Device');
