import type { Account } from '../../domain/accounts/account';
import type { UserSetting } from '../../domain/client/user-setting';
import type { StockVariant } from '../../domain/company';
import type { ClientDocument } from '../../domain/documents/document';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { Fault } from '../contracts/gateway-world';
import { accountOf } from './accounts';
import { documentOf } from './client-area';

/** What can go wrong with a call; `unauthorized` is a 401, which ends the session. */
export type ScenarioFault = Fault | 'unauthorized';

/** Where a client stands when the page opens, and what is about to go wrong: data for `createTestPortal`. */
export interface Scenario {
  readonly variant?: StockVariant;
  /** Address with which the page opens. */
  readonly address?: string;
  /** What is different about the client. */
  readonly client?: Partial<UserSetting>;
  /** The client's accounts, or how many to generate from the seed. */
  readonly accounts?: readonly Account[] | number;
  readonly documents?: readonly ClientDocument[];
  /** What goes wrong with the next calls, in their order; the ones after that succeed. */
  readonly faults?: Readonly<Partial<Record<EndpointKey, readonly ScenarioFault[]>>>;
}

/** Situations that a portal has to cope with. */
export const scenarios = {
  /** A proof of address was rejected as too old, and blocks withdrawals. */
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
        blocks: [{ action: 'withdraw', above: null, from: null }],
      }),
    ],
  },
  /** The session ends on the gateway while an application is filled in: the first attempt to save it is a 401. */
  unauthorizedInWizard: {
    variant: 'invest',
    address: '/open-investment-account?typeId=7',
    client: { isOpenAccount: true },
    faults: { saveApplication: ['unauthorized'] },
  },
  /** No margin is in use, so that there is no margin level: a division by zero for whoever computes it. */
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
  /** More accounts than a page can draw. */
  tenThousandAccounts: { address: '/accounts', accounts: 10_000 },
} as const satisfies Readonly<Record<string, Scenario>>;
