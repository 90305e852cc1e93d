import type { SupportSecret } from '../../application/ports/support-identity';

/** A secret that a test gives; none unless it does. */
export class FakeSupportSecret implements SupportSecret {
  constructor(private readonly secret: string | null = null) {}

  read(): Promise<string | null> {
    return Promise.resolve(this.secret);
  }
}
