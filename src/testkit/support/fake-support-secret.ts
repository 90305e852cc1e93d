import type { SupportSecret } from '../../application/support/ports/support-identity';

/** A secret set by the test; none by default. */
export class FakeSupportSecret implements SupportSecret {
  constructor(private readonly secret: string | null = null) {}

  read(): Promise<string | null> {
    return Promise.resolve(this.secret);
  }
}
