import { Countries } from '../../application/ports/countries';
import { HttpCountries } from '../../infrastructure/http/http-countries';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The countries that a site takes, for the forms that ask for one. */
export const feature = defineFeature({ ports: [overHttp(Countries, HttpCountries)] });
