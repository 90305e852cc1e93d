import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { campaigns } from '../tables/campaigns';
import type { DaysFromNow } from './seed-clients';

type Row = typeof campaigns.$inferInsert;

const TERMS = {
  en: 'One entry for each client. The return is that of closed positions only; positions held for less than two minutes do not count. Prizes are paid within five working days of the end.',
  de: 'Eine Teilnahme je Kunde. Es zählt nur die Rendite geschlossener Positionen; Positionen unter zwei Minuten zählen nicht. Preise werden binnen fünf Werktagen nach dem Ende ausgezahlt.',
  es: 'Una participación por cliente. Solo cuenta la rentabilidad de las posiciones cerradas; no cuentan las mantenidas menos de dos minutos. Los premios se pagan en los cinco días hábiles posteriores al final.',
  ur: 'ہر کلائنٹ کے لیے ایک اندراج۔ صرف بند پوزیشنوں کا منافع شمار ہوگا؛ دو منٹ سے کم رکھی گئی پوزیشنیں شمار نہیں ہوں گی۔ انعامات اختتام کے پانچ کاروباری دنوں میں ادا کیے جائیں گے۔',
};

const CONTEST = {
  de: { title: 'Herbst-Handelswettbewerb', contentText: 'Zweihundert Preise für die beste Rendite auf einem Livekonto mit mindestens 500 USD.', reward: 'Preise im Wert von 50.000 USD', terms: TERMS.de },
  es: { title: 'Concurso de trading de otoño', contentText: 'Doscientos premios a la mejor rentabilidad en una cuenta real de al menos 500 USD.', reward: '50.000 USD en premios', terms: TERMS.es },
  ur: { title: 'خزاں کا ٹریڈنگ مقابلہ', contentText: 'کم از کم USD 500 کے لائیو اکاؤنٹ پر بہترین منافع کے لیے دو سو انعامات۔', reward: 'USD 50,000 کے انعامات', terms: TERMS.ur },
};

const FIRST_COPY = {
  de: { title: 'Erste Kopie ohne Erfolgsgebühr', contentText: 'Kopieren Sie eine Strategie und zahlen Sie im ersten Monat keine Erfolgsgebühr.', reward: 'Keine Erfolgsgebühr für 30 Tage', terms: 'Gilt für die erste Strategie, die ein Kunde kopiert. Ab Tag 31 gilt wieder die Gebühr des Anbieters.' },
  es: { title: 'Primera copia sin comisión de éxito', contentText: 'Copie una estrategia y no pague comisión de éxito durante el primer mes.', reward: 'Sin comisión de éxito durante 30 días', terms: 'Para la primera estrategia que copia un cliente. La comisión del proveedor vuelve a aplicarse a partir del día 31.' },
  ur: { title: 'پہلی کاپی، کارکردگی فیس کے بغیر', contentText: 'کوئی حکمتِ عملی کاپی کریں اور پہلے مہینے کارکردگی فیس نہ دیں۔', reward: '30 دن کوئی کارکردگی فیس نہیں', terms: 'اس پہلی حکمتِ عملی کے لیے جو کلائنٹ کاپی کرے۔ 31ویں دن سے فراہم کنندہ کی فیس پھر لاگو ہوگی۔' },
};

const GOLD_WEEK = {
  de: { title: 'Gold-Spread-Woche', contentText: 'Eine Woche lang Gold zum halben üblichen Spread.', reward: 'Halber Spread auf XAUUSD', terms: 'Gilt für alle Kontoarten, von Montag 00:00 bis Freitag 21:00 UTC.' },
  es: { title: 'Semana del spread del oro', contentText: 'El oro, a la mitad de su spread habitual durante una semana.', reward: 'La mitad del spread en XAUUSD', terms: 'Se aplica a todos los tipos de cuenta, del lunes a las 00:00 al viernes a las 21:00 UTC.' },
  ur: { title: 'سونے کے سپریڈ کا ہفتہ', contentText: 'ایک ہفتے تک سونے پر معمول سے آدھا سپریڈ۔', reward: 'XAUUSD پر آدھا سپریڈ', terms: 'تمام اقسام کے اکاؤنٹس پر لاگو، پیر 00:00 سے جمعہ 21:00 UTC تک۔' },
};

const GOLD_CONTEST = { en: { title: 'Gold contest', contentText: 'Prizes for the best return on a live account over one month.', reward: 'IDR 250,000,000 in prizes', terms: 'One entry for each client. Only closed positions count.' } };
const FREE_INDICES = { en: { title: 'Indices without commission', contentText: 'Trade indices without commission, for new clients.', reward: 'No commission for 14 days', terms: 'Applies from the day of the first trade.' } };

/** Campaigns that have ended, are running, or can be joined before they start; the ended one was never translated. */
export function campaignsFrom(daysFromNow: DaysFromNow): Row[] {
  const period = (join: number, start: number, end: number) => ({
    joinFrom: daysFromNow(join),
    startsAt: daysFromNow(start),
    endsAt: daysFromNow(end),
  });
  const { international, invest } = COMPANY_IDS;
  const indonesian = { companyId: invest, culture: 'id-ID' };
  return [
    { companyId: international, title: 'Autumn trading contest', contentText: 'Two hundred prizes for the best return on a live account of at least USD 500.', reward: 'USD 50,000 in prizes', terms: TERMS.en, translated: CONTEST, needsLiveAccount: true, ...period(-20, -14, 23) },
    { companyId: international, title: 'First copy without a performance fee', contentText: 'Copy a strategy and pay no performance fee for the first month.', reward: 'No performance fee for 30 days', terms: 'For the first strategy that a client copies. The fee of the provider applies again from day 31.', translated: FIRST_COPY, needsLiveAccount: true, ...period(-40, -35, 9) },
    { companyId: international, title: 'Gold spread week', contentText: 'Gold trades at half its usual spread for a week.', reward: 'Half the spread on XAUUSD', terms: 'Applies to all account types, from Monday 00:00 to Friday 21:00 UTC.', translated: GOLD_WEEK, needsLiveAccount: false, ...period(-2, 16, 21) },
    { companyId: international, title: 'Summer demo league', contentText: 'The league on demo accounts for clients who are new to index trading.', reward: 'A funded account of USD 1,000', terms: TERMS.en, needsLiveAccount: false, ...period(-130, -120, -60) },
    { ...indonesian, title: 'Kompetisi emas', contentText: 'Hadiah untuk imbal hasil terbaik di rekening riil selama satu bulan.', reward: 'Total hadiah IDR 250.000.000', terms: 'Satu nasabah satu peserta. Hanya posisi yang sudah ditutup yang dihitung.', translated: GOLD_CONTEST, needsLiveAccount: true, ...period(-12, -7, 24) },
    { ...indonesian, title: 'Bebas komisi indeks', contentText: 'Perdagangan indeks tanpa komisi untuk nasabah baru.', reward: 'Tanpa komisi selama 14 hari', terms: 'Berlaku sejak hari pertama transaksi.', translated: FREE_INDICES, needsLiveAccount: false, ...period(3, 10, 45) },
  ];
}
