import { COMPANY_IDS } from '../../src/domain/site/company';
import { assertDefined } from '../kernel/assert-defined';
import type { RowTranslations } from '../texts/translate-row';
import type { strategies } from '../db/tables/strategies';
import type { SeedAccount } from './account-row';
import { SEED_ACCOUNTS } from './accounts.table';
import type { DaysFromNow, IdsByEmail } from './seed-clients';

interface SeedStrategy {
  /** The client whose only account it is, traded by the robot of the same name. */
  readonly providerEmail: string;
  readonly name: string;
  readonly provider: string;
  readonly feePercent: string;
  readonly minimum: string;
  readonly summary: string;
  readonly extra: Pick<typeof strategies.$inferInsert, 'endReason' | 'money' | 'state'>;
}

const row = (
  provider: string,
  name: string,
  providerName: string,
  feePercent: string,
  minimum: string,
  summary: string,
  extra: SeedStrategy['extra'] = {},
): SeedStrategy =>
  Object.freeze({ providerEmail: `${provider}@portico.test`, name, provider: providerName, feePercent, minimum, summary, extra });

const RETIRED = { state: 'retired', endReason: 'provider' } as const;
const BY_ROBOT = { money: 'broker' } as const;

/** Returns, drawdowns and copiers are calculated from the accounts and copies. */
const ROWS: readonly SeedStrategy[] = Object.freeze([
  row('layla-nasser',  'Meridian trend', 'Layla Nasser',  '20', '500',  'Follows trends on currency majors over days, with a stop on every position. At most four positions at a time.'),
  row('henrik-dahl',   'Quiet gold',     'Henrik Dahl',   '15', '200',  'Buys and sells gold around its 20-day average. No positions over the weekend.'),
  row('mei-tanaka',    'Asia open',      'Mei Tanaka',    '10', '100',  'Short trades in yen pairs during the first three hours of the Tokyo session.'),
  row('rafael-duarte', 'Index swing',    'Rafael Duarte', '20', '1000', 'Index positions held from two days to two weeks.'),
  row('ingrid-sol',    'Carry basket',   'Ingrid Sol',    '15', '500',  'Holds currencies with a high rate against those with a low one, and adjusts the basket each month.'),
  row('pavel-orlov',   'Turbo indices', 'Pavel Orlov',   '30', '500',  'Several short index trades a day.', RETIRED),
  row('desk-robot',    'Silver steps',  'Desk robot',    '10', '200',  'A robot of the broker trades silver and gold within the day.', BY_ROBOT),
]);

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

/** A seeded strategy's fee and account. */
export function seedStrategyOf(name: string): { readonly feePercent: string; readonly account: SeedAccount } {
  const { feePercent, providerEmail } = assertDefined(ROWS.find((candidate) => candidate.name === name), name);
  return { feePercent, account: assertDefined(SEED_ACCOUNTS[providerEmail]?.[0], providerEmail) };
}

/** Strategies that clients of the international variant can copy; the newest are not translated yet. */
export function strategiesFrom(
  idOf: IdsByEmail,
  daysFromNow: DaysFromNow,
): (typeof strategies.$inferInsert)[] {
  return ROWS.map(({ extra, providerEmail, ...strategy }) => {
    const { age, currency, login, robotEndedDaysAgo } = assertDefined(SEED_ACCOUNTS[providerEmail]?.[0], providerEmail);
    return {
      ...strategy,
      translated: SUMMARIES[strategy.name] ?? {},
      companyId: COMPANY_IDS.international,
      login,
      providerClientId: idOf(providerEmail),
      currency,
      startedAt: daysFromNow(-age),
      endedAt: robotEndedDaysAgo === undefined ? null : daysFromNow(-robotEndedDaysAgo),
      ...extra,
    };
  });
}
