import type { ApiOperationId } from '../http/call';

/** The reads that `getOverview` answers together: all are JSON, and belong to a client's first page. */
export const OVERVIEW_READS: ReadonlySet<string> = new Set<ApiOperationId>([
  'getClientBlockers',
  'getDocuments',
  'getEquityCurve',
  'getFirstSteps',
  'getFunds',
  'getMoneyRequests',
  'getNotifications',
  'getOpenRequests',
  'getRegionPopup',
  'getSiteConfig',
  'getTraderUrl',
]);
