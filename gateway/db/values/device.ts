/** A device as its browser describes it, without versions, which change too often to identify devices. */
export interface Device {
  readonly kind: 'computer' | 'phone' | 'tablet';
  /** Such as `Chrome`; `null` if it is not known. */
  readonly browser: string | null;
  /** Such as `Windows`; `null` if it is not known. */
  readonly system: string | null;
}
