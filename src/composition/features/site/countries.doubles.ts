import { Countries } from '../../../application/site/ports/countries';
import { describeCountriesContract } from '../../../testkit/site/countries.contract';
import { FakeCountries } from '../../../testkit/site/fake-countries';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `countries` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Countries, ({ backend }) => new FakeCountries(backend), describeCountriesContract, {
    siteCountry: (countries) => countries.list(50),
  }),
];
