import type { OperationId } from '../../src/infrastructure/http/contract';

/** Facts from earlier answers that later calls need. */
export interface Known {
  /** Host name of the portal, by which the gateway finds its site. */
  readonly host: string;
  siteId?: number;
  companyId?: number;
  culture?: string | undefined;
  theme?: string | undefined;
  clientId?: number;
  /** Cultures that clients can choose from. */
  cultures: readonly string[];
  /** Login of one of the client's accounts, a live one if there is one. */
  login?: number | undefined;
  /** Files that the client has sent. */
  fileIds: readonly string[];
  /** Types of the applications that the client is asked to renew. */
  applicationTypes: readonly number[];
  walletAddress?: string | undefined;
  /** One of the client's deposits, withdrawals or transfers. */
  requestId?: string | undefined;
  /** An asset of the client's wallet, with a network that it is taken on. */
  asset?: { readonly asset: string; readonly network: string } | undefined;
  /** One of the moves of the client's wallet. */
  walletRequestId?: string | undefined;
  /** Notifications that the client has read already. */
  readIds: readonly number[];
}

export const knownOf = (host: string): Known => ({
  host,
  cultures: [],
  fileIds: [],
  applicationTypes: [],
  readIds: [],
});

// Answers are checked against the contract before anything is read from them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Result = any;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const texts = (values: Result, name: string): string[] =>
  ((values ?? []) as Result[]).map((item) => item?.[name]).filter((value) => typeof value === 'string');

/** The facts read from each call's answer. */
export const LEARNT: Readonly<Partial<Record<OperationId, (result: Result, known: Known) => void>>> = {
  getSiteDomain(result, known) {
    known.siteId = Number(result.siteId);
    known.companyId = Number(result.companyId);
    known.culture ??= text(result.culture);
  },
  getLanguages(result, known) {
    const list = result.Languages?.result ?? result;
    known.cultures = [...new Set(texts(list.items, 'culture'))];
  },
  getClient(result, known) {
    known.clientId = Number(result.id);
    known.companyId = Number(result.companyId);
    known.siteId = Number(result.siteId ?? known.siteId);
    known.culture = text(result.culture) ?? known.culture;
    known.theme = text(result.theme);
    const types = ((result.reAssessmentResult ?? []) as Result[]).map(({ typeId }) => typeId);
    known.applicationTypes = types.filter((type) => type !== null && type !== undefined).map(Number);
  },
  getAccounts(result, known) {
    const all = result as Result[];
    const account = all.find(({ kind }) => kind === 'live') ?? all[0];
    known.login = account && Number(account.login);
  },
  getDocuments(result, known) {
    known.fileIds = texts(result, 'id');
  },
  getDigitalAsset(result, known) {
    known.walletAddress = text(result?.walletAddress);
  },
  getMoneyRequests(result, known) {
    known.requestId = text((result as Result[])[0]?.requestId);
  },
  getWallet(result, known) {
    const [asset] = (result.assets as Result[]).filter(({ networks }) => text(networks?.[0]?.id));
    known.asset = asset && { asset: asset.asset, network: asset.networks[0].id };
  },
  getWalletHistory(result, known) {
    known.walletRequestId = text((result as Result[])[0]?.requestId);
  },
  getNotifications(result, known) {
    const read = (result as Result[]).filter(({ isRead }) => isRead === true);
    known.readIds = read.map(({ id }) => Number(id));
  },
};
