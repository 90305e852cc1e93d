import { COMPANY_IDS } from '../../src/domain/site/company';
import { assertDefined } from '../kernel/assert-defined';
import type { news } from '../db/tables/news';
import { CORRECTION, ENGLISH_BODIES, WITHDRAWALS } from './news-bodies.table';
import { OTHER_BODIES } from './news-bodies-by-language.table';
import type { DaysFromNow } from './seed-clients';
import type { SiteKey } from './sites.table';

interface Row {
  /** Hours before the start of the seed day. */
  readonly hours: number;
  readonly language: string;
  readonly category: 'forex' | 'indices' | 'metals' | 'energy' | 'crypto' | 'shares' | 'economy' | 'platform';
  readonly instruments: readonly string[];
  readonly source: string;
  readonly title: string;
  readonly summary: string;
  /** Without a company, the item is for clients of every company. */
  readonly company?: SiteKey;
}

/** Days from the publication of an item until it was corrected or withdrawn. */
const CORRECTED_AFTER = 0.125;
const WITHDRAWN_AFTER = 0.02;

const MARKETS = 'Markets Desk';
const ECONOMY = 'Economics Desk';
const OPERATIONS = 'Operations';

const row = (
  hours: number,
  language: string,
  category: Row['category'],
  instruments: string,
  source: string,
  title: string,
  summary: string,
  company?: SiteKey,
): Row => ({
  hours,
  language,
  category,
  instruments: instruments.split(' ').filter(Boolean),
  source,
  title,
  summary,
  ...(company && { company }),
});

const ROWS: readonly Row[] = [
  row(1, 'en', 'forex', 'EURUSD GBPUSD', MARKETS, 'Dollar gives back early gains as yields ease', 'The dollar turned lower against the euro and the pound after the afternoon bond auction drew more bids than expected. Ranges stay narrow ahead of the inflation figures.'),
  row(2, 'en', 'metals', 'XAUUSD XAGUSD', MARKETS, 'Gold holds near the top of its two-week range', 'Buyers came back on a dip to the 20-day average. Silver follows with wider swings; the ratio between the two is little changed.'),
  row(3, 'en', 'energy', 'UKOIL USOIL', MARKETS, 'Oil steadies after inventories fall for a third week', 'Stocks dropped by more than surveys had expected, while refinery runs rose. Time spreads point to a tighter market into the winter.'),
  row(5, 'en', 'indices', 'DE40 FRA40', MARKETS, 'European indices close little changed, carmakers lag', 'Gains in software and banks made up for weakness among carmakers. Turnover was a tenth below its monthly average.'),
  row(6, 'en', 'economy', 'EURUSD', ECONOMY, 'Euro area surveys: services grow, factories shrink more slowly', 'The composite index rose for a second month. Firms report fewer new orders from abroad and the smallest rise in input costs since spring.'),
  row(8, 'en', 'crypto', 'BTCUSD ETHUSD', MARKETS, 'Bitcoin trades in its tightest range of the month', 'Realised volatility over ten days fell to its lowest since summer. Spreads are normal; weekend margin applies from Friday 20:00 UTC.'),
  row(9, 'en', 'shares', 'AAPL MSFT', MARKETS, 'Earnings week: what the options market expects', 'Implied moves lie between three and seven percent for the largest names. Margin on single shares doubles from one hour before the close on the day of the report.'),
  row(12, 'en', 'forex', 'USDJPY', MARKETS, 'Yen firms after comments on the pace of rate rises', 'The pair slipped below the previous day’s low before it found buyers. One-week implied volatility rose to its highest in a month.'),
  row(15, 'en', 'economy', 'AUDUSD', ECONOMY, 'Australian jobs report beats surveys', 'Employment rose for a fourth month, while the jobless rate stayed where it was. The Australian dollar gained against most of its peers.'),
  row(18, 'en', 'indices', 'US500 NAS100', MARKETS, 'Wall Street ends higher, breadth improves', 'Two shares rose for each that fell. The equal-weighted index outran the standard one for the first time in three weeks.'),
  row(20, 'en', 'platform', 'DE40 FRA40 UK100', OPERATIONS, 'Trading hours around the coming holidays', 'Index and share sessions close early on two days. The hours of each symbol stand in its specification on the platform.'),
  row(27, 'en', 'metals', 'XPTUSD', MARKETS, 'Platinum rises on supply worries', 'Two mines report lower output for the quarter. Lease rates rose to their highest since the start of the year.'),
  row(31, 'en', 'forex', 'USDCHF EURCHF', MARKETS, 'Franc little changed after the central bank’s minutes', 'The minutes repeat that interventions remain possible. Traders price in one further step by the middle of next year.'),
  row(36, 'en', 'energy', 'NATGAS', MARKETS, 'Natural gas jumps as forecasts turn colder', 'Weather models agree on a cold spell in the second half of the month. Storage stands close to its five-year average.'),
  row(44, 'en', 'economy', 'USDCAD', ECONOMY, 'Canadian inflation slows more than expected', 'Core measures fell to the middle of the target range. The Canadian dollar lost half a percent within the hour.'),
  row(52, 'en', 'crypto', 'BTCUSD', OPERATIONS, 'Leverage on crypto pairs at the weekend', 'From Friday 20:00 to Sunday 22:00 UTC new positions in crypto pairs take leverage of at most 1:2. Open positions are not affected.'),
  row(60, 'en', 'indices', 'JP225', MARKETS, 'Tokyo leads Asian gains', 'Exporters rose with the weaker yen. Volumes were the highest in two weeks.'),
  row(75, 'en', 'platform', '', OPERATIONS, 'Web terminals: new chart templates', 'The web terminals now keep templates and drawings with your account, so that they are there on every device.'),
  row(90, 'en', 'shares', 'TSLA', MARKETS, 'Deliveries report due before the open', 'Surveys expect a rise of four percent on the year. The margin on the share doubles one hour before the close.'),
  row(110, 'en', 'economy', 'GBPUSD', ECONOMY, 'Bank of England keeps rates, vote is split', 'Three of nine members voted for a cut. The pound gave back its gains within the day.'),
  row(4, 'de', 'indices', 'DE40', MARKETS, 'DAX schließt kaum verändert, Autowerte schwächer', 'Gewinne bei Software und Banken glichen Verluste der Autobauer aus. Der Umsatz lag ein Zehntel unter dem Monatsschnitt.'),
  row(7, 'de', 'economy', 'EURUSD', ECONOMY, 'Einkaufsmanager: Dienstleister wachsen, Industrie schrumpft langsamer', 'Der Gesamtindex stieg zum zweiten Mal in Folge. Die Einkaufspreise legten so wenig zu wie seit dem Frühjahr nicht.'),
  row(26, 'de', 'platform', '', OPERATIONS, 'Handelszeiten an den kommenden Feiertagen', 'Indizes und Aktien schließen an zwei Tagen früher. Die Zeiten je Symbol stehen in der Kontraktspezifikation der Plattform.'),
  row(4, 'es', 'indices', 'ESP35', MARKETS, 'El IBEX cierra con ligeras ganancias gracias a la banca', 'Los bancos compensaron la caída de las energéticas. El volumen quedó por debajo de su media mensual.'),
  row(22, 'es', 'metals', 'XAUUSD', MARKETS, 'El oro aguanta cerca de máximos de dos semanas', 'Los compradores volvieron en la media de veinte sesiones. La plata acompaña con movimientos más amplios.'),
  row(5, 'fr', 'indices', 'FRA40', MARKETS, 'Le CAC 40 termine stable, le luxe recule', 'Les banques et les logiciels compensent le repli du luxe. Les échanges restent inférieurs à la moyenne du mois.'),
  row(5, 'it', 'indices', 'ITA40', MARKETS, 'Piazza Affari chiude poco mossa', 'I bancari compensano il calo degli energetici. Scambi inferiori alla media mensile.'),
  row(3, 'id', 'metals', 'XAUUSD', MARKETS, 'Emas bertahan di dekat puncak dua pekan', 'Pembeli kembali masuk di rata-rata 20 hari. Perak bergerak searah dengan ayunan yang lebih lebar.'),
  row(10, 'id', 'forex', 'USDIDR', ECONOMY, 'Rupiah menguat tipis setelah data neraca dagang', 'Surplus neraca dagang lebih besar dari perkiraan. Pelaku pasar menanti keputusan suku bunga pekan depan.'),
  row(28, 'id', 'platform', '', OPERATIONS, 'Jam perdagangan pada hari libur nasional', 'Sesi indeks dan komoditas berakhir lebih awal pada dua hari libur. Periksa spesifikasi kontrak di platform.', 'invest'),
  row(3, 'ur', 'metals', 'XAUUSD', MARKETS, 'سونا دو ہفتوں کی بلند ترین سطح کے قریب', 'بیس روزہ اوسط پر خریدار واپس آئے۔ چاندی بھی اسی سمت میں، مگر زیادہ اتار چڑھاؤ کے ساتھ۔'),
  row(9, 'ur', 'forex', 'EURUSD', ECONOMY, 'افراطِ زر کے اعداد سے پہلے ڈالر کمزور', 'بانڈ نیلامی میں توقع سے زیادہ بولیاں آئیں۔ مارکیٹ کل کے اعداد و شمار کی منتظر ہے۔'),
  row(6, 'ja', 'forex', 'USDJPY', MARKETS, '円、利上げペースへの発言を受けて上昇', 'ドル円は前日の安値を割り込んだ後、買い戻された。1週間物のインプライド・ボラティリティは1カ月ぶりの高さ。'),
  row(6, 'zh', 'metals', 'XAUUSD', MARKETS, '黄金守在两周高位附近', '买盘在20日均线处回归，白银同向波动但幅度更大。'),
  row(14, 'en', 'platform', '', OPERATIONS, 'Margin statements now show the rate of conversion', 'Each line of the daily statement names the rate and its time, so that figures in the account’s currency can be checked.', 'bank'),
  row(16, 'en', 'crypto', 'USDTUSD', OPERATIONS, 'Wallet: withdrawal addresses on two more networks', 'A withdrawal address may now be one on Tron or on Polygon. Check the network before you set it.', 'international'),
];

/** The rows of `news`, dated relative to the start of the seed day. */
export function newsFrom(daysFromNow: DaysFromNow): (typeof news.$inferInsert)[] {
  return ROWS.map(({ hours, company, instruments, ...texts }) => {
    const { source, title } = texts;
    // Spread over the hour, as real news would be.
    const days = -hours / 24 + ((hours * 37) % 55) / 1440;
    const reason = WITHDRAWALS[title];
    return {
      ...texts,
      body: assertDefined(ENGLISH_BODIES[title] ?? OTHER_BODIES[title], title),
      kind: source === OPERATIONS ? 'house' : 'editorial',
      instruments: [...instruments],
      companyId: company === undefined ? null : COMPANY_IDS[company],
      publishedAt: daysFromNow(days),
      revisedAt: title === CORRECTION.title ? daysFromNow(days + CORRECTED_AFTER) : null,
      ...(reason !== undefined && { withdrawnAt: daysFromNow(days + WITHDRAWN_AFTER), reason }),
    };
  });
}
