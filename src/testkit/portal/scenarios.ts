import type { Account } from '../../domain/accounts/account';
import type { UserSetting } from '../../domain/client/user-setting';
import type { BuiltInVariant } from '../../domain/site/company';
import type { ClientDocument } from '../../domain/documents/document';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Fault } from '../runner/gateway-world';
import { accountOf } from '../accounts/accounts-data';
import { documentOf } from './client-area';

/** Faults of a call; `unauthorized` is a 401, which ends the session. */
export type ScenarioFault = Fault | 'unauthorized';

/** The client's situation when the page opens, and the faults of the next calls. Data for `createTestPortal`. */
export interface Scenario {
  readonly variant?: BuiltInVariant;
  /** Address the page opens at. */
  readonly address?: string;
  /** Overrides of the client's data. */
  readonly client?: Partial<UserSetting>;
  /** The client's accounts, or how many to generate from the seed. */
  readonly accounts?: readonly Account[] | number;
  readonly documents?: readonly ClientDocument[];
  /** Faults of the next calls, in order; later calls succeed. */
  readonly faults?: Readonly<Partial<Record<EndpointKey, readonly ScenarioFault[]>>>;
}

/** Situations a portal must cope with. */
export const scenarios = {
  /** A proof of address was rejected as too old, which blocks withdrawals. */
  rejectedDocument: {
    address: '/upload-documents',
    client: { isVisibleDocumentUpload: true },
    documents: [
      documentOf('identity-front', { status: 'verified', fileName: 'id.pdf', size: 2048 }),
      documentOf('address', {
        status: 'rejected',
        id: 'file-of-address',
        fileName: 'bill.pdf',
        size: 4096,
        reason: 'too-old',
        blocks: [{ action: 'withdraw', threshold: null, from: null }],
      }),
    ],
  },
  /** The gateway ends the session while an application is being filled in: the first attempt to save it is a 401. */
  unauthorizedInWizard: {
    variant: 'invest',
    address: '/open-investment-account?typeId=7',
    client: { isOpenAccount: true },
    faults: { saveApplication: ['unauthorized'] },
  },
  /** No margin is used, so there is no margin level: computing it would divide by zero. */
  zeroMargin: {
    address: '/accounts',
    accounts: [
      accountOf({
        login: 2104417,
        balance: '10250.40',
        equity: '10250.40',
        floatingPl: '0.00',
        margin: '0.00',
        freeMargin: '10250.40',
        marginLevel: null,
      }),
    ],
  },
  /** More accounts than a page can render. */
  tenThousandAccounts: { address: '/accounts', accounts: 10_000 },
} as const satisfies Readonly<Record<string, Scenario>>;
