import type { TextMap } from '../../application/language/ports/texts';
import type { BuiltInVariant } from '../../domain/site/company';
import { CULTURES } from '../../domain/culture/cultures.table';
import type { FakeBackend } from './fake-backend';
import { SOME_MARKET_DATA } from '../market/market-data';
import { companyIdOf, siteIdOf } from '../client/clients-data';
import { SOME_NEWS } from '../news/news-data';

/**
 * Gives a backend the site of a variant, the built-in English texts, every language, some platform links, market data
 * and news.
 */
export function seedBackend(
  backend: FakeBackend,
  variant: BuiltInVariant,
  english: Readonly<Record<string, TextMap>>,
): void {
  const siteId = siteIdOf(variant);
  backend.sites.set('*', { isActive: true, companyId: companyIdOf(variant), siteId, culture: 'en-US' });
  for (const [file, texts] of Object.entries(english)) backend.shippedTexts.set(`en/${file}`, texts);
  backend.shippedTexts.set('de/translation', { 'meta.title': 'Portico auf Deutsch' });
  backend.languages = Object.entries(CULTURES).map(([culture, { endonym }]) => ({ name: endonym, culture }));
  backend.marketData = SOME_MARKET_DATA;
  backend.news = SOME_NEWS;
  backend.links.set(siteId, {
    MT4Windows: 'https://downloads.example/mt4.exe',
    MT4MetaBooster: 'https://downloads.example/mt4-booster.exe',
    MT5Windows: 'https://downloads.example/mt5.exe',
    TraderIos: 'https://apps.example/trader',
    WebTerminalServersMt4: 'Portico-Live 1',
  });
}
