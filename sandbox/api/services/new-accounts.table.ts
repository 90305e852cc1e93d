import { COMPANY_IDS } from '../../../src/domain/company';

/** What a company gives a new client unless the form asks for something else. */
export interface NewAccountOffer {
  readonly platform: 'MT4' | 'MT5';
  readonly currency: string;
  readonly leverage: number;
  readonly serverPrefix: string;
  /** Decimal string in the offer's currency. */
  readonly demoBalance: string;
}

const offer = (
  platform: NewAccountOffer['platform'],
  currency: string,
  leverage: number,
  serverPrefix: string,
  demoBalance: string,
): NewAccountOffer => Object.freeze({ platform, currency, leverage, serverPrefix, demoBalance });

const MAIN = offer('MT5', 'USD', 100, 'Portico', '10000.00');

const OFFERS: ReadonlyMap<number, NewAccountOffer> = new Map([
  [COMPANY_IDS.main,          MAIN],
  [COMPANY_IDS.invest,        offer('MT5', 'IDR', 100, 'PorticoInvest', '150000000')],
  [COMPANY_IDS.bank,          offer('MT5', 'EUR', 30,  'PorticoBank',   '10000.00')],
  [COMPANY_IDS.international, offer('MT5', 'USD', 500, 'PorticoIntl',   '10000.00')],
]);

/** The offer of a company; one without its own gives the main company's. */
export function offerOf(companyId: number): NewAccountOffer {
  return OFFERS.get(companyId) ?? MAIN;
}
