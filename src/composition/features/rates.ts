import { Rates } from '../../application/ports/rates';
import { HttpRates } from '../../infrastructure/http/http-rates';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** Symbols and currency rates, which calculators and formulas use. */
export const feature = defineFeature({ ports: [overHttp(Rates, HttpRates)] });
