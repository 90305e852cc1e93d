import type { OpeningOffer, OpeningOffers } from '../../domain/opening/opening';

const LIVE_OFFER: OpeningOffer = {
  id: 'live-mt5-standard',
  kind: 'live',
  platform: 'MT5',
  accountType: 'Standard',
  server: 'Portico-Live',
  marginModes: ['hedging', 'netting'],
  currencies: ['USD', 'EUR', 'GBP'],
  leverages: [
    { leverage: 500, isAllowed: false, needs: 'professional', isReviewed: false, margins: [] },
    { leverage: 200, isAllowed: true, needs: null, isReviewed: true, margins: [] },
    ...[100, 30].map((leverage) => ({
      leverage,
      isAllowed: true,
      needs: null,
      isReviewed: false,
      margins: [{ currency: 'USD', amount: leverage === 100 ? '1154.59' : '3848.63' }],
    })),
  ],
  isSwapFreeOffered: true,
  balances: [],
  commission: null,
  spread: { symbol: 'EURUSD', pips: '1.0' },
  firstDeposits: [{ currency: 'USD', amount: '50.00' }],
  needs: 'sent',
  isAllowed: true,
  isReviewed: false,
  terms: { version: '2026-03', url: '/legal/terms.html', riskUrl: '/legal/risk.html' },
};
const DEMO_OFFER: OpeningOffer = {
  ...LIVE_OFFER,
  id: 'demo-mt5-standard',
  kind: 'demo',
  server: 'Portico-Demo',
  firstDeposits: [],
  needs: 'none',
  leverages: [100, 30].map((leverage) => ({
    leverage,
    isAllowed: true,
    needs: null,
    isReviewed: false,
    margins: [],
  })),
  balances: ['USD', 'EUR', 'GBP'].map((currency) => ({ currency, amounts: ['10000.00', '1000.00'] })),
};

/** Accounts on offer: a few on two platforms, one that needs another level, and practice accounts. */
export const SOME_OFFERS: OpeningOffers = {
  level: 'verified',
  limits: [
    { kind: 'live', most: 10, count: 0 },
    { kind: 'demo', most: 5, count: 0 },
  ],
  passwordRules: { minLength: 10, maxLength: 16, needs: ['lower', 'upper', 'digit'], notEmail: false },
  nicknameLength: 40,
  offers: [
    LIVE_OFFER,
    {
      ...LIVE_OFFER,
      id: 'live-mt5-raw',
      accountType: 'Raw',
      currencies: ['USD', 'EUR'],
      needs: 'verified',
      commission: { amount: '3.00', currency: 'USD' },
    },
    {
      ...LIVE_OFFER,
      id: 'live-mt5-professional',
      accountType: 'Professional',
      isAllowed: false,
      needs: 'professional',
    },
    {
      ...LIVE_OFFER,
      id: 'live-mt4-standard',
      platform: 'MT4',
      server: 'Portico-Live4',
      marginModes: ['hedging'],
    },
    DEMO_OFFER,
    {
      ...DEMO_OFFER,
      id: 'demo-mt4-standard',
      platform: 'MT4',
      server: 'Portico-Demo4',
      marginModes: ['hedging'],
    },
  ],
};
