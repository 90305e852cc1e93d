import { bind, Geo } from '@portico/portal';
import { describeGeoContract, makeFakeWorld } from '@portico/portal/testkit';
import { TableGeo } from './table-geo';

const runner = { describe, test, beforeEach, afterEach };

describeGeoContract(
  runner,
  'Table',
  () =>
    makeFakeWorld({
      bindings: [bind(Geo, () => new TableGeo())],
      visitor: { ip: null, continent: 'EU' },
    }),
  { faults: false, aborts: false },
);
