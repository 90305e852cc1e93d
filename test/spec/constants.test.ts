import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSTANTS } from '../../src/domain/kernel/constants.table';
import { TITLE_KEYS } from '../../src/domain/site/title';
import { RESEARCH_PAGES } from '../../src/domain/research/research-pages.table';
import { TRADER_URL_TYPES } from '../../src/domain/platform/trader-url';

// Typed by hand from R9 and D4 and D5.
test('R9: constants', () => {
  expect(CONSTANTS).toEqual({
    firstLoadMs: 2000,
    verifyFlagMs: 3000,
    chatPollMs: 500,
    chatPollAtMostMs: 30000,
    chatIdentityLifetimeSeconds: 300,
    chatClaimsLifetimeSeconds: 60,
    slowNoticeMs: 15000,
    frameFallbackMs: 15000,
    researchCacheMs: 86400000,
    cacheCollectionMs: 5 * 60 * 1000,
    toastMs: 5000,
    carouselMs: 5000,
    carouselSlides: 2,
    carouselSpacingPx: 15,
    desktopBreakpointPx: 991,
    modalZIndex: 1050,
    fadeMs: 150,
    modalMs: 300,
    offcanvasMs: 300,
    collapseMs: 350,
    carouselMoveMs: 600,
    chunkLoadMs: 120000,
    translationReadsAtOnce: 10,
    boosterToolId: 6,
  });
  expect(TRADER_URL_TYPES).toEqual({ stock: 3, cfd: 2 });
});

test('R9: each constant is used', () => {
  const code = ['src', 'tools/build']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unusedNames = Object.keys(CONSTANTS).filter(
    (name) => !new RegExp(`\\bCONSTANTS\\.${name}\\b`).test(code),
  );
  expect(unusedNames).toEqual([]);
});

test('D4: research page keys', () => {
  expect(RESEARCH_PAGES).toEqual({
    technicalviews: 'av_ideas',
    economicinsight: 'economic_calendar',
    marketbuzz: 'marketbuzz_ranking',
    featuredideas: 'featured_forex',
  });
});

test('D4: title keys', () => {
  expect(TITLE_KEYS).toEqual({ title: 'meta.title', description: 'meta.description' });
});
