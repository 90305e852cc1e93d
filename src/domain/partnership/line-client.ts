/** A client of a partner's line, as its tree shows them. */
export interface LineClient {
  /** The name under which the partner sees them. */
  readonly ref: string;
  readonly country: string | null;
  /** The first level was referred by the partner. */
  readonly level: number;
  /** ISO 8601. */
  readonly since: string | null;
  readonly isPartner: boolean;
  /** Clients of the partner's line whom they have referred. */
  readonly clients: number;
}

/** The newest clients of one branch, and how many there are. */
export interface LineBranch {
  readonly items: readonly LineClient[];
  readonly count: number;
}
