import type { PortalConfig } from '../domain/site/config/portal-config';
import type { Culture } from '../domain/culture/cultures.table';
import type { SuccessOf } from '../infrastructure/http/contract';
import type { EndpointKey, OperationOf } from '../infrastructure/http/endpoints';

type ResultIn<Body> = Body extends { result: infer Result } ? Result : Body;
/** The contract's type of a call's result. It is not validated yet, so any part may be missing. */
export type CallResult<Key extends EndpointKey> = Partial<ResultIn<SuccessOf<OperationOf<Key>>>>;

/** The gateway's answers to the first calls of a client's page, as sent. */
export interface PreviewAnswers {
  readonly client: CallResult<'client'>;
  /** Checked item by item by `firstTotals`. */
  readonly accounts: unknown;
  /** `companies` of the configuration. */
  readonly companies: PortalConfig['companies'];
  /** The client's culture. */
  readonly culture: Culture;
  /** Reads the company's texts, and the shipped ones in the client's language unless that is English, as sent. */
  readonly texts: () => Promise<{
    readonly company: unknown;
    readonly shipped: unknown;
  }>;
}
