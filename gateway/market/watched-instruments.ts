import { instrumentOf } from './market';

/** The instruments that the demo terminal and the research pages follow. */
export const WATCHED_INSTRUMENTS = Object.freeze(
  ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCHF', 'XAUUSD', 'UKOIL', 'DE40', 'US500', 'BTCUSD'].map(
    instrumentOf,
  ),
);
