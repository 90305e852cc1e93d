import { Rates } from '../../../application/market/ports/rates';
import { HttpRates } from '../../../infrastructure/market/http-rates';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** Symbols and currency rates, which calculators and formulas use. */
export const feature = defineFeature({ ports: [overHttp(Rates, HttpRates)] });
