import { Countries } from '../../../application/site/ports/countries';
import { HttpCountries } from '../../../infrastructure/site/http-countries';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The countries that a site accepts, for forms with a country. */
export const feature = defineFeature({ ports: [overHttp(Countries, HttpCountries)] });
