import { Countries } from '../../application/ports/countries';
import { describeCountriesContract } from '../../testkit/contracts/countries.contract';
import { FakeCountries } from '../../testkit/fakes/fake-countries';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `countries` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Countries, ({ backend }) => new FakeCountries(backend), describeCountriesContract, {
    siteCountry: (countries) => countries.list(50),
  }),
];
