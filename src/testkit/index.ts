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
} from './create-test-portal';
export { renderPortal, type RenderPortalOptions } from './render-portal';
export { settled } from './settled';
export type { FakesOptions } from './fakes/create-fakes';
export type { Runner } from './runner';

// A backend with its adapters, and the faults it can simulate.
export type { FakeClient, RecordedCall } from './fakes/fake-backend';
export { makeFakeWorld, type FakeWorldOptions } from './contracts/fake-world';
export type { Capabilities } from './contracts/capabilities';
export type { Fault, GatewayWorld, MakeWorld } from './contracts/gateway-world';
export { describeGatewayPorts } from './contracts/gateway-ports';
export { rejectionOf } from './contracts/failures';

// The contract suites and the fakes.
export * from './parts.generated';

// Sample data.
export { accountOf, someAccounts } from './data/accounts';
export { A_BOOK, type AccountBook } from './data/books';
export { blockerOf, campaignOf, documentOf, messageOf } from './data/client-area';
export { clientOf, companyIdOf, siteIdOf } from './data/clients';
export { manyAccounts } from './data/many-accounts';
export { scenarios, type Scenario, type ScenarioFault } from './data/scenarios';
export { newsItem } from './data/news';
