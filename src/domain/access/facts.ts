import type { Variant } from '../site/company';

/** Facts about the signed-in client that decide about menu entries (R5 "Visibility rules"). */
export interface ClientFacts {
  readonly variant: Variant;
  readonly isIb: boolean;
  /** The client has a live account. */
  readonly isAnyLiveAccount: boolean;
  readonly firstMt4Login: number | null;
  readonly firstMt5Login: number | null;
  /** The client may upload documents. */
  readonly isVisibleDocumentUpload: boolean;
  /** The client has yet to open an account, so the onboarding is offered. */
  readonly isOpenAccount: boolean;
  /** Configured downloads and boosters by configuration key; only https addresses (see `readPlatformLinks`). */
  readonly links: Readonly<Record<string, string>>;
  /** Address of the stock trading site, or null if there is none. */
  readonly stockTraderUrl: string | null;
  /** Address of the CFD trading site, without language, or null if there is none. */
  readonly tradeCfd: string | null;
  /** Two letters, the i18next language. */
  readonly language: string;
}
