import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { RowTranslations } from '../../texts/translate-row';
import type { strategies } from '../tables/strategies';
import type { DaysFromNow } from './seed-clients';

const row = (
  name: string,
  provider: string,
  returnPercent: string,
  drawdownPercent: string,
  pips: string,
  feePercent: string,
  minimum: string,
  copiers: number,
  days: number,
  summary: string,
  curve: string,
) => ({
  name, provider, returnPercent, drawdownPercent, pips, feePercent, minimum, copiers, days, summary,
  curve: curve.split(' '),
});

/** A curve ends at the return, and its deepest fall from a peak is the drawdown (test/gateway/db/seed.test.ts). */
const ROWS = [
  row('Meridian trend',  'Layla Nasser',  '38.40',  '12.10', '4120.5',  '20', '500',  412, 640, 'Follows trends on currency majors over days, with a stop on every position. At most four positions at a time.', '0 3.2 7.9 6.1 12.6 18 11.4 3.72 9.8 17.3 24.9 33.1 38.4'),
  row('Quiet gold',      'Henrik Dahl',   '17.25',  '6.80',  '1893.0',  '15', '200',  267, 410, 'Buys and sells gold around its 20-day average. No positions over the weekend.', '0 1.8 3.1 5.6 8.4 10.3 6.2 2.8 5.9 9.7 12.2 15.1 17.25'),
  row('Asia open',       'Mei Tanaka',    '9.05',   '4.35',  '902.4',   '10', '100',  143, 220, 'Short trades in yen pairs during the first three hours of the Tokyo session.', '0 0.9 2.3 1.6 3.8 5.1 7.2 5.5 2.54 4.4 6 7.9 9.05'),
  row('Index swing',     'Rafael Duarte', '-3.70',  '15.90', '-311.0',  '20', '1000', 38,  150, 'Index positions held from two days to two weeks. The last quarter was a losing one.', '0 2.6 5.9 4.8 9.1 12.2 14.51 11 8.3 6.4 1.7 -1.2 -3.7'),
  row('Carry basket',    'Ingrid Sol',    '12.60',  '9.40',  '1204.0',  '15', '500',  96,  525, 'Holds currencies with a high rate against those with a low one, and adjusts the basket each month.', '0 2.1 4.7 6.9 9.4 11 5.8 0.57 2.9 5.2 8.1 10.4 12.6'),
] as const;

const SUMMARIES: Readonly<Record<string, RowTranslations<'summary'>>> = {
  'Meridian trend': {
    de: { summary: 'Folgt über Tage den Trends der großen Währungspaare, mit Stop auf jeder Position. Höchstens vier Positionen zugleich.' },
    es: { summary: 'Sigue durante días las tendencias de los principales pares de divisas, con stop en cada posición. Como máximo cuatro posiciones a la vez.' },
    ur: { summary: 'بڑے کرنسی جوڑوں کے رجحانات کی کئی دن پیروی، ہر پوزیشن پر اسٹاپ کے ساتھ۔ ایک وقت میں زیادہ سے زیادہ چار پوزیشنیں۔' },
  },
  'Quiet gold': {
    de: { summary: 'Kauft und verkauft Gold um seinen 20-Tage-Durchschnitt. Keine Positionen über das Wochenende.' },
    es: { summary: 'Compra y vende oro en torno a su media de 20 días. Sin posiciones durante el fin de semana.' },
    ur: { summary: 'سونے کی 20 روزہ اوسط کے آس پاس خرید و فروخت۔ ہفتہ وار تعطیل میں کوئی پوزیشن نہیں۔' },
  },
  'Asia open': {
    de: { summary: 'Kurze Geschäfte in Yen-Paaren in den ersten drei Stunden der Tokioter Sitzung.' },
    es: { summary: 'Operaciones cortas en pares con el yen durante las tres primeras horas de la sesión de Tokio.' },
    ur: { summary: 'ٹوکیو سیشن کے پہلے تین گھنٹوں میں ین جوڑوں کے مختصر سودے۔' },
  },
};

/** Strategies that clients of the international variant can copy; the newest are not translated yet. */
export function strategiesFrom(daysFromNow: DaysFromNow): (typeof strategies.$inferInsert)[] {
  return ROWS.map(({ days, ...strategy }) => ({
    ...strategy,
    translated: SUMMARIES[strategy.name] ?? {},
    companyId: COMPANY_IDS.international,
    currency: 'USD',
    startedAt: daysFromNow(-days),
  }));
}
