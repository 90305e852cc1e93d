import { Countries } from '../../application/ports/countries';
import { HttpCountries } from '../../infrastructure/http/http-countries';
import { describeCountriesContract } from '../../testkit/contracts/countries.contract';
import { FakeCountries } from '../../testkit/fakes/fake-countries';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The countries that a site takes, for the forms that ask for one. */
export const feature = defineFeature({ ports: [overHttp(Countries, HttpCountries)] });

export const doubles = () => [
  gatewayDouble(Countries, ({ backend }) => new FakeCountries(backend), describeCountriesContract, {
    siteCountry: (countries) => countries.list(50),
  }),
];
