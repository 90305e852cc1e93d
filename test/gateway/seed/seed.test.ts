import { companiesToSeed } from '../../../gateway/seed/seed-companies';
import { createServedCompanies } from '../../../gateway/site/served-companies';
import { COMPANY_IDS, BUILT_IN_ENTRIES } from '../../../src/domain/site/company';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';
import { rowsOf } from '../../../gateway/frames/research/rows';
import { WATCHED_INSTRUMENTS } from '../../../gateway/market/watched-instruments';
import { MESSAGES, SEED_DOCUMENTS } from '../../../gateway/seed/client-area.table';
import { DEMO_SIGN_INS } from '../../../gateway/seed/demo-sign-ins.table';
import { WALLET_ADDRESSES } from '../../../gateway/seed/wallet.table';

const NOW = Date.parse('2026-11-20T14:32:07Z');

test('each company besides the first four gets a site', () => {
  const acme = { key: 'acme', id: 42, like: 'bank', brand: { name: 'Acme' } };
  const companySet = createServedCompanies({ companies: [acme] }, DEFAULT_CONFIG);
  expect(companySet.entries).toEqual([...BUILT_IN_ENTRIES, acme]);
  const companies = companiesToSeed(companySet);
  expect(companies).toContainEqual({
    key: 'acme',
    id: 42,
    variant: companySet.companies.variantOf(42),
    brandName: 'Acme',
  });
  const otherEntries = companySet.entries.filter(
    ({ id }) => !Object.values<number>(COMPANY_IDS).includes(id),
  );
  expect(companies.map(({ key }) => key)).toEqual(otherEntries.map(({ key }) => key));
});

describe('the gateway’s seed data is consistent', () => {
  test('no symbol rises on one research page and falls on another', () => {
    for (let hour = 0; hour < 48; hour++) {
      const now = NOW + hour * 3_600_000;
      const directions = (page: Parameters<typeof rowsOf>[0], market: number, direction: number) =>
        rowsOf(page, now, 'en-US', 'open').map((cells) => {
          const [name, arrow] = [cells[market], cells[direction]];
          return [name && 'figure' in name && name.figure, arrow && 'isUp' in arrow && arrow.isUp] as const;
        });
      const views = new Map(directions('av_ideas', 0, 1));
      expect(views.size).toBe(WATCHED_INSTRUMENTS.length);
      for (const [name, up] of [
        ...directions('featured_forex', 0, 1),
        ...directions('marketbuzz_ranking', 1, 3),
      ])
        expect([name, up]).toEqual([name, views.get(name)]);
    }
  });

  test('a document is rejected at the time of its message', () => {
    const templates = Object.entries(MESSAGES).flatMap(([email, messages]) =>
      messages
        .filter(([, , message]) => message === 'address-rejected')
        .map(([hours]) => [email, hours / 24] as const),
    );
    expect(templates.length).toBeGreaterThan(0);
    for (const [email, days] of templates) {
      const rejectedDocuments = SEED_DOCUMENTS.filter(
        (document) => document.email === email && document.status === 'rejected',
      );
      // Reviewed a day after upload (seed-client-area.ts).
      expect(rejectedDocuments.map(({ sentDaysAgo }) => sentDaysAgo - 1)).toContain(days);
    }
  });

  test('proofs of identity expire within a year only for clients with a notice, not for demo sign-ins', () => {
    const templates = Object.entries(MESSAGES).flatMap(([email, messages]) =>
      messages.some(([, , message]) => message === 'identity-runs-out') ? [email] : [],
    );
    const expiringDocuments = SEED_DOCUMENTS.filter(
      ({ kind, validForDays }) =>
        kind.startsWith('identity-') && validForDays !== null && validForDays > 0 && validForDays <= 365,
    );
    expect(templates.length).toBeGreaterThan(0);
    expect([...new Set(expiringDocuments.map(({ email }) => email))]).toEqual(templates);
    expect(DEMO_SIGN_INS.filter(({ email }) => templates.includes(email))).toEqual([]);
  });

  test('an address of the wallet waits all day or not at all', () => {
    const waitingAddresses = WALLET_ADDRESSES.filter(({ hoursAgo }) => hoursAgo < 24);
    expect(waitingAddresses.map(({ hoursAgo }) => hoursAgo)).toEqual([0]);
  });
});
