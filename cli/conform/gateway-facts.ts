import type { OperationId } from '../../src/infrastructure/http/contract';

/** Facts from earlier answers that later calls need. */
export interface GatewayFacts {
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
  /** Ticket of a trade that was closed in that account. */
  ticket?: number | undefined;
  /** Files that the client has sent. */
  fileIds: readonly string[];
  /** Types of the applications that the client has to renew. */
  applicationTypes: readonly number[];
  walletAddress?: string | undefined;
  /** One of the client's deposits, withdrawals or transfers. */
  requestId?: string | undefined;
  /** An asset of the client's wallet, and a network for deposits of it. */
  asset?: { readonly asset: string; readonly network: string } | undefined;
  /** A transaction of the client's wallet. */
  walletRequestId?: string | undefined;
  /** The newest piece of news; null if there is none. */
  newsId?: number | null;
  /** Notifications that the client has read already. */
  readIds: readonly number[];
}

export const createGatewayFacts = (host: string): GatewayFacts => ({
  host,
  cultures: [],
  fileIds: [],
  applicationTypes: [],
  readIds: [],
});

// Answers are checked against the contract before anything is read from them.
// oxlint-disable-next-line typescript/no-explicit-any
type Result = any;

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const textsOf = (values: Result, name: string): string[] =>
  ((values ?? []) as Result[]).map((item) => item?.[name]).filter((value) => typeof value === 'string');

/** Reads the facts from each call's answer. */
export const FACT_READERS: Readonly<
  Partial<Record<OperationId, (result: Result, facts: GatewayFacts) => void>>
> = {
  getSiteDomain(result, facts) {
    facts.siteId = Number(result.siteId);
    facts.companyId = Number(result.companyId);
    facts.culture ??= nonEmptyText(result.culture);
  },
  getLanguages(result, facts) {
    const list = result.Languages?.result ?? result;
    facts.cultures = [...new Set(textsOf(list.items, 'culture'))];
  },
  getClient(result, facts) {
    facts.clientId = Number(result.id);
    facts.companyId = Number(result.companyId);
    facts.siteId = Number(result.siteId ?? facts.siteId);
    facts.culture = nonEmptyText(result.culture) ?? facts.culture;
    facts.theme = nonEmptyText(result.theme);
    const types = ((result.reAssessmentResult ?? []) as Result[]).map(({ typeId }) => typeId);
    facts.applicationTypes = types.filter((type) => type !== null && type !== undefined).map(Number);
  },
  getAccounts(result, facts) {
    const accounts = result as Result[];
    const account = accounts.find(({ kind }) => kind === 'live') ?? accounts[0];
    facts.login = account && Number(account.login);
  },
  getDeals(result, facts) {
    const [deal] = result as Result[];
    facts.ticket = deal && Number(deal.ticket);
  },
  getDocuments(result, facts) {
    facts.fileIds = textsOf(result, 'id');
  },
  getDigitalAsset(result, facts) {
    facts.walletAddress = nonEmptyText(result?.walletAddress);
  },
  getMoneyRequests(result, facts) {
    facts.requestId = nonEmptyText((result as Result[])[0]?.requestId);
  },
  getWallet(result, facts) {
    const [asset] = (result.assets as Result[]).filter(({ networks }) => nonEmptyText(networks?.[0]?.id));
    facts.asset = asset && { asset: asset.asset, network: asset.networks[0].id };
  },
  getWalletHistory(result, facts) {
    facts.walletRequestId = nonEmptyText((result as Result[])[0]?.requestId);
  },
  getNews(result, facts) {
    const [item] = result as Result[];
    facts.newsId = item ? Number(item.id) : null;
  },
  getNotifications(result, facts) {
    const read = (result as Result[]).filter(({ isRead }) => isRead === true);
    facts.readIds = read.map(({ id }) => Number(id));
  },
};
