import { bind, Geo } from '@portico/portal';
import { describeGeoContract, makeFakeWorld } from '@portico/portal/testkit';
import { TableGeo } from '../table-geo';

describeGeoContract(
  { describe, test, beforeEach, afterEach },
  'Table',
  () =>
    makeFakeWorld({
      bindings: [bind(Geo, () => new TableGeo())],
      visitor: { ip: null, continent: 'EU' },
    }),
  // No call is made, so no call can fail or be cancelled.
  { faults: false, aborts: false },
);
