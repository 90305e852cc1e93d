import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { campaigns } from '../tables/campaigns';
import type { DaysFromNow } from './seed-clients';

type Row = typeof campaigns.$inferInsert;

/** Terms of contests; the figures are those of the rules (campaigns/campaign-texts.ts). */
const TERMS = {
  en: 'One account for each client, with at least {{minimum}} when it is entered. The result is profit, swap and commission of the counted trades, divided by the base, times 100. The base is the equity at the start, or at joining after it, plus deposits and transfers in; money taken out does not lower it. A trade counts if it was opened after the start and after joining, in {{symbols}}; what is open at the end is valued then. A trade with a profit has to be open for {{seconds}} seconds; losses always count. Equal results share the better place and the prizes of the places that they fill, rounded down; the rest stays with the broker. Prizes are paid into the entered account after a review.',
  de: 'Ein Konto je Kunde, bei der Anmeldung mit mindestens {{minimum}}. Das Ergebnis ist Gewinn, Swap und Kommission der gezählten Trades, geteilt durch die Basis, mal 100. Die Basis ist die Equity zum Beginn, oder bei späterer Teilnahme zu dieser, zuzüglich Einzahlungen und eingehender Überträge; Auszahlungen senken sie nicht. Ein Trade zählt, wenn er nach Beginn und Teilnahme in {{symbols}} eröffnet wurde; was am Ende offen ist, wird dann bewertet. Ein Trade mit Gewinn muss {{seconds}} Sekunden offen sein; Verluste zählen immer. Gleiche Ergebnisse teilen sich den besseren Platz und die Preise der belegten Plätze, abgerundet; der Rest bleibt beim Broker. Preise werden nach einer Prüfung auf das angemeldete Konto gezahlt.',
  es: 'Una cuenta por cliente, con al menos {{minimum}} al inscribirla. El resultado es la ganancia, el swap y la comisión de las operaciones contadas, divididos por la base y por 100. La base es el patrimonio al comienzo, o al unirse después, más los depósitos y las transferencias recibidas; retirar dinero no la reduce. Cuenta una operación abierta después del comienzo y de unirse, en {{symbols}}; lo que esté abierto al final se valora entonces. Una operación con ganancia debe estar abierta {{seconds}} segundos; las pérdidas cuentan siempre. Los resultados iguales comparten el mejor puesto y los premios de los puestos que ocupan, redondeados hacia abajo; el resto queda para el bróker. Los premios se pagan en la cuenta inscrita tras una revisión.',
  ur: 'ہر کلائنٹ کے لیے ایک اکاؤنٹ، شمولیت کے وقت کم از کم {{minimum}} کے ساتھ۔ نتیجہ شمار شدہ ٹریڈز کا منافع، سویپ اور کمیشن ہے، بنیاد سے تقسیم اور 100 سے ضرب۔ بنیاد آغاز پر، یا بعد میں شامل ہونے پر اس وقت کی ایکویٹی ہے، جمع کرائی گئی اور منتقل ہو کر آنے والی رقم سمیت؛ رقم نکالنے سے یہ کم نہیں ہوتی۔ وہ ٹریڈ شمار ہوتی ہے جو آغاز اور شمولیت کے بعد {{symbols}} میں کھولی گئی ہو؛ جو اختتام پر کھلی ہو اس کی قیمت اسی وقت لگائی جاتی ہے۔ منافع والی ٹریڈ کا {{seconds}} سیکنڈ کھلا رہنا ضروری ہے؛ نقصان ہمیشہ شمار ہوتے ہیں۔ برابر نتائج بہتر درجہ اور اپنے درجوں کے انعامات بانٹتے ہیں، نیچے کی طرف گول کر کے؛ باقی بروکر کے پاس رہتا ہے۔ انعامات جائزے کے بعد شامل کیے گئے اکاؤنٹ میں ادا ہوتے ہیں۔',
  id: 'Satu rekening untuk setiap nasabah, dengan sedikitnya {{minimum}} saat didaftarkan. Hasil adalah laba, swap, dan komisi transaksi yang dihitung, dibagi dasar, dikali 100. Dasar adalah ekuitas saat mulai, atau saat bergabung setelahnya, ditambah setoran dan transfer masuk; penarikan tidak menurunkannya. Transaksi dihitung jika dibuka setelah mulai dan setelah bergabung, pada {{symbols}}; yang masih terbuka di akhir dinilai saat itu. Transaksi yang untung harus terbuka {{seconds}} detik; kerugian selalu dihitung. Hasil yang sama berbagi tempat yang lebih baik dan hadiah tempat yang ditempati, dibulatkan ke bawah; sisanya tetap pada pialang. Hadiah dibayarkan ke rekening yang didaftarkan setelah peninjauan.',
};

const CONTEST = {
  de: { title: 'Herbst-Handelswettbewerb', contentText: 'Das beste Ergebnis auf einem Livekonto mit mindestens {{minimum}}. Preise für die ersten {{places}} Plätze: {{prizes}}. Sie handeln mit eigenem Geld und können es verlieren.', reward: '{{total}} an Preisen', terms: TERMS.de },
  es: { title: 'Concurso de trading de otoño', contentText: 'El mejor resultado en una cuenta real de al menos {{minimum}}. Premios para los {{places}} primeros puestos: {{prizes}}. Usted opera con su propio dinero y puede perderlo.', reward: '{{total}} en premios', terms: TERMS.es },
  ur: { title: 'خزاں کا ٹریڈنگ مقابلہ', contentText: 'کم از کم {{minimum}} کے لائیو اکاؤنٹ پر بہترین نتیجہ۔ پہلے {{places}} درجوں کے انعامات: {{prizes}}۔ آپ اپنی رقم سے ٹریڈ کرتے ہیں اور اسے کھو سکتے ہیں۔', reward: '{{total}} کے انعامات', terms: TERMS.ur },
};

const GOLD_CONTEST = { en: { title: 'Gold contest', contentText: 'The best result on a live account of at least {{minimum}}. Prizes for the first {{places}} places: {{prizes}}. You trade your own money and may lose it.', reward: '{{total}} in prizes', terms: TERMS.en } };

const MAJORS = ['EURUSD', 'GBPUSD', 'XAUUSD', 'US500'];

/** Contests that have ended, are running, or can be joined before they start; two were never translated. */
export function campaignsFrom(daysFromNow: DaysFromNow): Row[] {
  const period = (join: number, start: number, end: number) => ({
    joinFrom: daysFromNow(join),
    startsAt: daysFromNow(start),
    endsAt: daysFromNow(end),
  });
  const { international, invest } = COMPANY_IDS;
  const indonesian = { companyId: invest, culture: 'id-ID' };
  const contest = { kind: 'contest' as const, currency: 'USD', terms: TERMS.en };
  return [
    { ...contest, companyId: international, title: 'Autumn trading contest', contentText: 'The best result on a live account of at least {{minimum}}. Prizes for the first {{places}} places: {{prizes}}. You trade your own money and may lose it.', reward: '{{total}} in prizes', translated: CONTEST, rules: { minimum: '500', isVerified: true, isWithoutPartners: true, seconds: 120, symbols: MAJORS }, prizes: ['1000', '500', '250'], ...period(-20, -14, 23) },
    { ...contest, companyId: international, title: 'Winter index contest', contentText: 'The best result on a live account of at least {{minimum}}, in {{symbols}}. Prizes for the first {{places}} places: {{prizes}}.', reward: '{{total}} in prizes', rules: { minimum: '500', isVerified: true, isWithoutPartners: true, seconds: 120, symbols: ['US500', 'DE40'] }, prizes: ['800', '400'], ...period(-2, 16, 45) },
    { ...contest, companyId: international, title: 'October majors', contentText: 'The best result on a live account of at least {{minimum}}, in {{symbols}}.', reward: '{{total}} in prizes', rules: { minimum: '500', seconds: 120, symbols: MAJORS }, prizes: ['600', '300'], ...period(-45, -32, -15) },
    { ...indonesian, kind: 'contest', currency: 'IDR', title: 'Kompetisi emas', contentText: 'Hasil terbaik di rekening riil dengan sedikitnya {{minimum}}. Hadiah untuk {{places}} tempat pertama: {{prizes}}. Anda bertransaksi dengan dana sendiri dan dapat kehilangannya.', reward: 'Total hadiah {{total}}', terms: TERMS.id, translated: GOLD_CONTEST, rules: { minimum: '5000000', isVerified: true, seconds: 120, symbols: ['XAUUSD'] }, prizes: ['15000000', '7500000', '3000000'], ...period(-12, -7, 24) },
  ];
}
