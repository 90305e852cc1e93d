/** The client of a valid token; only data that never changes. */
export interface SignedInClient {
  readonly id: number;
  readonly companyId: number;
  readonly siteId: number;
  readonly tokenHash: string;
  readonly signedInAt: Date;
}
