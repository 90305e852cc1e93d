/**
 * The test kit: a portal on fakes, a working fake of every port, and the contract suites, which the fakes, Portico's
 * adapters and your own adapters must all pass. It depends on no test runner: a suite is given one. This file is the
 * kit's public API; import nothing else of it.
 */
export {
  createTestPortal,
  TEST_PASSWORD,
  type TestPortal,
  type TestPortalOptions,
} from './portal/create-test-portal';
export { renderPortal, type RenderPortalOptions } from './portal/render-portal';
export { untilSettled as settled } from './portal/until-settled';
export type { FakesOptions } from './portal/create-fakes';
export type { Runner } from './runner/runner';

// A backend with its adapters, and the faults it can simulate.
export type { FakeClient, RecordedCall } from './portal/fake-backend';
export { makeFakeWorld, type FakeWorldOptions } from './runner/fake-world';
export type { Capabilities } from './runner/capabilities';
export type { Fault, GatewayWorld, MakeWorld } from './runner/gateway-world';
export { describeGatewayPorts } from './runner/gateway-ports';
export { rejectionOf } from './runner/failures';

// The contract suites and the fakes.
export * from './portal/parts.generated';

// Sample data.
export { accountOf, someAccounts } from './accounts/accounts-data';
export { SAMPLE_RECORDS, type AccountRecords } from './accounts/books-data';
export { blockerOf, campaignOf, documentOf, messageOf } from './portal/client-area';
export { clientOf, companyIdOf, siteIdOf } from './client/clients-data';
export { manyAccounts } from './accounts/many-accounts';
export { scenarios, type Scenario, type ScenarioFault } from './portal/scenarios';
export { newsItem } from './news/news-data';
