import { getLocaleFolder, type LocaleFolder } from '../../texts/cultures';
import { CONTEST_TERMS, REBATE_TERMS, WAIVER_TERMS } from './campaign-terms.table';

/** Title, text and reward by locale folder; the figures come from rules and prizes (campaigns/campaign-texts.ts). */
type Texts = Readonly<Record<LocaleFolder, readonly [title: string, contentText: string, reward: string]>>;

/** The columns of a campaign that is written in a culture, with its translations into all languages. */
function columnsOf(texts: Texts, terms: Readonly<Record<LocaleFolder, string>>, culture: string) {
  const rows = Object.entries(texts).map(([folder, [title, contentText, reward]]) => [
    folder,
    { title, contentText, reward, terms: terms[folder as LocaleFolder] },
  ] as const);
  const ownFolder = getLocaleFolder(culture);
  const { [ownFolder as LocaleFolder]: own, ...translated } = Object.fromEntries(rows) as Record<LocaleFolder, (typeof rows)[number][1]>;
  return { culture, ...own, translated };
}

const AUTUMN: Texts = {
  en: ['Autumn trading contest', 'The best result on a live account of at least {{minimum}}. Prizes for the first {{places}} places: {{prizes}}. You trade your own money and may lose it.', '{{total}} in prizes'],
  de: ['Herbst-Handelswettbewerb', 'Das beste Ergebnis auf einem Livekonto mit mindestens {{minimum}}. Preise für die ersten {{places}} Plätze: {{prizes}}. Sie handeln mit eigenem Geld und können es verlieren.', '{{total}} an Preisen'],
  es: ['Concurso de trading de otoño', 'El mejor resultado en una cuenta real de al menos {{minimum}}. Premios para los {{places}} primeros puestos: {{prizes}}. Usted opera con su propio dinero y puede perderlo.', '{{total}} en premios'],
  fr: ['Concours de trading d’automne', 'Le meilleur résultat sur un compte réel d’au moins {{minimum}}. Prix pour les {{places}} premières places : {{prizes}}. Vous tradez votre propre argent et pouvez le perdre.', '{{total}} de prix'],
  hi: ['शरद ट्रेडिंग प्रतियोगिता', 'कम से कम {{minimum}} वाले लाइव खाते पर सबसे अच्छा परिणाम। पहले {{places}} स्थानों के पुरस्कार: {{prizes}}। आप अपने पैसे से ट्रेड करते हैं और उसे खो सकते हैं।', '{{total}} के पुरस्कार'],
  id: ['Kontes trading musim gugur', 'Hasil terbaik di akun real dengan sedikitnya {{minimum}}. Hadiah untuk {{places}} tempat pertama: {{prizes}}. Anda bertransaksi dengan dana sendiri dan dapat kehilangannya.', 'Total hadiah {{total}}'],
  it: ['Concorso di trading d’autunno', 'Il miglior risultato su un conto reale di almeno {{minimum}}. Premi per i primi {{places}} posti: {{prizes}}. Fa trading con il Suo denaro e può perderlo.', '{{total}} di premi'],
  ja: ['秋のトレードコンテスト', '{{minimum}}以上のリアル口座での最高の成績を競います。上位{{places}}名の賞金：{{prizes}}。ご自身の資金での取引であり、損失が生じることがあります。', '賞金総額{{total}}'],
  ko: ['가을 트레이딩 대회', '{{minimum}} 이상의 실거래 계좌에서 가장 좋은 결과를 겨룹니다. 상위 {{places}}위까지의 상금: {{prizes}}. 본인의 자금으로 거래하며 잃을 수 있습니다.', '총상금 {{total}}'],
  th: ['การแข่งขันเทรดฤดูใบไม้ร่วง', 'ผลที่ดีที่สุดในบัญชีจริงที่มีอย่างน้อย {{minimum}} รางวัลสำหรับ {{places}} อันดับแรก: {{prizes}} คุณเทรดด้วยเงินของคุณเองและอาจสูญเสียได้', 'รางวัลรวม {{total}}'],
  ur: ['خزاں کا ٹریڈنگ مقابلہ', 'کم از کم {{minimum}} کے لائیو اکاؤنٹ پر بہترین نتیجہ۔ پہلے {{places}} درجوں کے انعامات: {{prizes}}۔ آپ اپنی رقم سے ٹریڈ کرتے ہیں اور اسے کھو سکتے ہیں۔', '{{total}} کے انعامات'],
  vi: ['Cuộc thi giao dịch mùa thu', 'Kết quả tốt nhất trên tài khoản thật có ít nhất {{minimum}}. Giải thưởng cho {{places}} hạng đầu: {{prizes}}. Bạn giao dịch bằng tiền của mình và có thể mất số tiền đó.', 'Tổng giải thưởng {{total}}'],
  zh: ['秋季交易比赛', '在至少有 {{minimum}} 的真实账户上取得最佳成绩。前 {{places}} 名的奖金：{{prizes}}。您以自有资金交易，可能会亏损。', '奖金共 {{total}}'],
  'zh-TW': ['秋季交易比賽', '在至少有 {{minimum}} 的真實帳戶上取得最佳成績。前 {{places}} 名的獎金：{{prizes}}。您以自有資金交易，可能會虧損。', '獎金共 {{total}}'],
};

const INDICES: Texts = {
  en: ['Winter index contest', 'The best result on a live account of at least {{minimum}}, in {{symbols}}. Prizes for the first {{places}} places: {{prizes}}. You trade your own money and may lose it.', '{{total}} in prizes'],
  de: ['Winterwettbewerb Indizes', 'Das beste Ergebnis auf einem Livekonto mit mindestens {{minimum}}, in {{symbols}}. Preise für die ersten {{places}} Plätze: {{prizes}}. Sie handeln mit eigenem Geld und können es verlieren.', '{{total}} an Preisen'],
  es: ['Concurso de índices de invierno', 'El mejor resultado en una cuenta real de al menos {{minimum}}, en {{symbols}}. Premios para los {{places}} primeros puestos: {{prizes}}. Usted opera con su propio dinero y puede perderlo.', '{{total}} en premios'],
  fr: ['Concours d’hiver sur indices', 'Le meilleur résultat sur un compte réel d’au moins {{minimum}}, sur {{symbols}}. Prix pour les {{places}} premières places : {{prizes}}. Vous tradez votre propre argent et pouvez le perdre.', '{{total}} de prix'],
  hi: ['शीतकालीन सूचकांक प्रतियोगिता', 'कम से कम {{minimum}} वाले लाइव खाते पर {{symbols}} में सबसे अच्छा परिणाम। पहले {{places}} स्थानों के पुरस्कार: {{prizes}}। आप अपने पैसे से ट्रेड करते हैं और उसे खो सकते हैं।', '{{total}} के पुरस्कार'],
  id: ['Kontes indeks musim dingin', 'Hasil terbaik di akun real dengan sedikitnya {{minimum}}, pada {{symbols}}. Hadiah untuk {{places}} tempat pertama: {{prizes}}. Anda bertransaksi dengan dana sendiri dan dapat kehilangannya.', 'Total hadiah {{total}}'],
  it: ['Concorso d’inverno sugli indici', 'Il miglior risultato su un conto reale di almeno {{minimum}}, su {{symbols}}. Premi per i primi {{places}} posti: {{prizes}}. Fa trading con il Suo denaro e può perderlo.', '{{total}} di premi'],
  ja: ['冬の株価指数コンテスト', '{{minimum}}以上のリアル口座で、{{symbols}}の最高の成績を競います。上位{{places}}名の賞金：{{prizes}}。ご自身の資金での取引であり、損失が生じることがあります。', '賞金総額{{total}}'],
  ko: ['겨울 지수 대회', '{{minimum}} 이상의 실거래 계좌로 {{symbols}}에서 가장 좋은 결과를 겨룹니다. 상위 {{places}}위까지의 상금: {{prizes}}. 본인의 자금으로 거래하며 잃을 수 있습니다.', '총상금 {{total}}'],
  th: ['การแข่งขันดัชนีฤดูหนาว', 'ผลที่ดีที่สุดใน {{symbols}} ในบัญชีจริงที่มีอย่างน้อย {{minimum}} รางวัลสำหรับ {{places}} อันดับแรก: {{prizes}} คุณเทรดด้วยเงินของคุณเองและอาจสูญเสียได้', 'รางวัลรวม {{total}}'],
  ur: ['سرما کا انڈیکس مقابلہ', 'کم از کم {{minimum}} کے لائیو اکاؤنٹ پر {{symbols}} میں بہترین نتیجہ۔ پہلے {{places}} درجوں کے انعامات: {{prizes}}۔ آپ اپنی رقم سے ٹریڈ کرتے ہیں اور اسے کھو سکتے ہیں۔', '{{total}} کے انعامات'],
  vi: ['Cuộc thi chỉ số mùa đông', 'Kết quả tốt nhất trên tài khoản thật có ít nhất {{minimum}}, với {{symbols}}. Giải thưởng cho {{places}} hạng đầu: {{prizes}}. Bạn giao dịch bằng tiền của mình và có thể mất số tiền đó.', 'Tổng giải thưởng {{total}}'],
  zh: ['冬季指数比赛', '在至少有 {{minimum}} 的真实账户上，于 {{symbols}} 取得最佳成绩。前 {{places}} 名的奖金：{{prizes}}。您以自有资金交易，可能会亏损。', '奖金共 {{total}}'],
  'zh-TW': ['冬季指數比賽', '在至少有 {{minimum}} 的真實帳戶上，於 {{symbols}} 取得最佳成績。前 {{places}} 名的獎金：{{prizes}}。您以自有資金交易，可能會虧損。', '獎金共 {{total}}'],
};

const OCTOBER: Texts = {
  en: ['October majors', 'The best result on a live account of at least {{minimum}}, in {{symbols}}.', '{{total}} in prizes'],
  de: ['Oktober der Hauptwerte', 'Das beste Ergebnis auf einem Livekonto mit mindestens {{minimum}}, in {{symbols}}.', '{{total}} an Preisen'],
  es: ['Octubre de los principales', 'El mejor resultado en una cuenta real de al menos {{minimum}}, en {{symbols}}.', '{{total}} en premios'],
  fr: ['Les majeures d’octobre', 'Le meilleur résultat sur un compte réel d’au moins {{minimum}}, sur {{symbols}}.', '{{total}} de prix'],
  hi: ['अक्तूबर के प्रमुख सिंबल', 'कम से कम {{minimum}} वाले लाइव खाते पर {{symbols}} में सबसे अच्छा परिणाम।', '{{total}} के पुरस्कार'],
  id: ['Simbol utama Oktober', 'Hasil terbaik di akun real dengan sedikitnya {{minimum}}, pada {{symbols}}.', 'Total hadiah {{total}}'],
  it: ['I principali di ottobre', 'Il miglior risultato su un conto reale di almeno {{minimum}}, su {{symbols}}.', '{{total}} di premi'],
  ja: ['10月の主要銘柄', '{{minimum}}以上のリアル口座で、{{symbols}}の最高の成績を競います。', '賞金総額{{total}}'],
  ko: ['10월 주요 종목', '{{minimum}} 이상의 실거래 계좌로 {{symbols}}에서 가장 좋은 결과를 겨룹니다.', '총상금 {{total}}'],
  th: ['สัญลักษณ์หลักเดือนตุลาคม', 'ผลที่ดีที่สุดใน {{symbols}} ในบัญชีจริงที่มีอย่างน้อย {{minimum}}', 'รางวัลรวม {{total}}'],
  ur: ['اکتوبر کے بڑے سمبل', 'کم از کم {{minimum}} کے لائیو اکاؤنٹ پر {{symbols}} میں بہترین نتیجہ۔', '{{total}} کے انعامات'],
  vi: ['Các mã chính tháng Mười', 'Kết quả tốt nhất trên tài khoản thật có ít nhất {{minimum}}, với {{symbols}}.', 'Tổng giải thưởng {{total}}'],
  zh: ['十月主要品种', '在至少有 {{minimum}} 的真实账户上，于 {{symbols}} 取得最佳成绩。', '奖金共 {{total}}'],
  'zh-TW': ['十月主要商品', '在至少有 {{minimum}} 的真實帳戶上，於 {{symbols}} 取得最佳成績。', '獎金共 {{total}}'],
};

const GOLD: Texts = {
  ...AUTUMN,
  en: ['Gold contest', AUTUMN.en[1], AUTUMN.en[2]],
  de: ['Goldwettbewerb', AUTUMN.de[1], AUTUMN.de[2]],
  es: ['Concurso del oro', AUTUMN.es[1], AUTUMN.es[2]],
  fr: ['Concours sur l’or', AUTUMN.fr[1], AUTUMN.fr[2]],
  hi: ['सोने की प्रतियोगिता', AUTUMN.hi[1], AUTUMN.hi[2]],
  id: ['Kompetisi emas', AUTUMN.id[1], AUTUMN.id[2]],
  it: ['Concorso sull’oro', AUTUMN.it[1], AUTUMN.it[2]],
  ja: ['ゴールドコンテスト', AUTUMN.ja[1], AUTUMN.ja[2]],
  ko: ['금 대회', AUTUMN.ko[1], AUTUMN.ko[2]],
  th: ['การแข่งขันทองคำ', AUTUMN.th[1], AUTUMN.th[2]],
  ur: ['سونے کا مقابلہ', AUTUMN.ur[1], AUTUMN.ur[2]],
  vi: ['Cuộc thi vàng', AUTUMN.vi[1], AUTUMN.vi[2]],
  zh: ['黄金比赛', AUTUMN.zh[1], AUTUMN.zh[2]],
  'zh-TW': ['黃金比賽', AUTUMN['zh-TW'][1], AUTUMN['zh-TW'][2]],
};

const WAIVER: Texts = {
  en: ['Trade without commission', 'On an account of type {{accountType}}, {{share}} of the commission of your trades in {{symbols}} is not charged. Spread and swap remain, and you may lose money.', '{{share}} of the commission'],
  de: ['Handeln ohne Kommission', 'Auf einem Konto der Art {{accountType}} werden {{share}} der Kommission Ihrer Trades in {{symbols}} nicht berechnet. Spread und Swap bleiben, und Sie können Geld verlieren.', '{{share}} der Kommission'],
  es: ['Opere sin comisión', 'En una cuenta de tipo {{accountType}} no se cobra el {{share}} de la comisión de sus operaciones en {{symbols}}. El spread y el swap siguen, y puede perder dinero.', '{{share}} de la comisión'],
  fr: ['Tradez sans commission', 'Sur un compte de type {{accountType}}, {{share}} de la commission de vos trades sur {{symbols}} ne sont pas facturés. Le spread et le swap restent dus, et vous pouvez perdre de l’argent.', '{{share}} de la commission'],
  hi: ['बिना कमीशन ट्रेड करें', '{{accountType}} प्रकार के खाते पर {{symbols}} में आपके ट्रेडों के कमीशन का {{share}} नहीं लिया जाता। स्प्रेड और स्वैप लगते रहते हैं, और आपका पैसा डूब सकता है।', 'कमीशन का {{share}}'],
  id: ['Transaksi tanpa komisi', 'Di akun jenis {{accountType}}, {{share}} komisi transaksi Anda pada {{symbols}} tidak dikenakan. Spread dan swap tetap berlaku, dan Anda dapat kehilangan dana.', '{{share}} komisi'],
  it: ['Operare senza commissione', 'Su un conto di tipo {{accountType}} il {{share}} della commissione delle Sue operazioni su {{symbols}} non è addebitato. Spread e swap restano, e può perdere denaro.', '{{share}} della commissione'],
  ja: ['手数料なしで取引', '{{accountType}}タイプの口座では、{{symbols}}の取引の手数料の{{share}}がかかりません。スプレッドとスワップはかかり、損失が生じることがあります。', '手数料の{{share}}'],
  ko: ['수수료 없이 거래하기', '{{accountType}} 유형 계좌에서는 {{symbols}} 거래 수수료의 {{share}}를 받지 않습니다. 스프레드와 스왑은 그대로이며, 돈을 잃을 수 있습니다.', '수수료의 {{share}}'],
  th: ['เทรดโดยไม่มีค่าคอมมิชชัน', 'ในบัญชีประเภท {{accountType}} ไม่คิดค่าคอมมิชชัน {{share}} ของการเทรดใน {{symbols}} สเปรดและสวอปยังคงมี และคุณอาจสูญเสียเงินได้', 'ค่าคอมมิชชัน {{share}}'],
  ur: ['کمیشن کے بغیر ٹریڈ کریں', '{{accountType}} قسم کے اکاؤنٹ پر {{symbols}} میں آپ کی ٹریڈز کے کمیشن کا {{share}} نہیں لیا جاتا۔ اسپریڈ اور سواپ لگتے رہتے ہیں، اور آپ رقم کھو سکتے ہیں۔', 'کمیشن کا {{share}}'],
  vi: ['Giao dịch không hoa hồng', 'Trên tài khoản loại {{accountType}}, {{share}} hoa hồng của các giao dịch với {{symbols}} không bị thu. Spread và swap vẫn áp dụng, và bạn có thể mất tiền.', '{{share}} hoa hồng'],
  zh: ['免佣金交易', '在 {{accountType}} 类型的账户上，您在 {{symbols}} 的交易免收 {{share}} 的佣金。点差和隔夜利息照常收取，您也可能亏损。', '{{share}} 的佣金'],
  'zh-TW': ['免佣金交易', '在 {{accountType}} 類型的帳戶上，您在 {{symbols}} 的交易免收 {{share}} 的佣金。點差與隔夜利息照常收取，您也可能虧損。', '{{share}} 的佣金'],
};

const REBATE: Texts = {
  en: ['Spread back on majors', '{{share}} of the spread of your trades in {{symbols}} is paid back into your account when each is closed. You may lose money.', '{{share}} of the spread'],
  de: ['Spread zurück auf Hauptwerte', '{{share}} des Spreads Ihrer Trades in {{symbols}} werden Ihrem Konto erstattet, sobald jeder geschlossen ist. Sie können Geld verlieren.', '{{share}} des Spreads'],
  es: ['Spread devuelto en los principales', 'El {{share}} del spread de sus operaciones en {{symbols}} se devuelve a su cuenta al cerrar cada una. Puede perder dinero.', '{{share}} del spread'],
  fr: ['Spread remboursé sur les majeures', '{{share}} du spread de vos trades sur {{symbols}} sont remboursés sur votre compte à la clôture de chacun. Vous pouvez perdre de l’argent.', '{{share}} du spread'],
  hi: ['प्रमुख सिंबलों पर स्प्रेड वापसी', '{{symbols}} में आपके ट्रेडों के स्प्रेड का {{share}} हर ट्रेड के बंद होने पर आपके खाते में लौटता है। आपका पैसा डूब सकता है।', 'स्प्रेड का {{share}}'],
  id: ['Spread kembali untuk simbol utama', '{{share}} spread transaksi Anda pada {{symbols}} dikembalikan ke akun Anda saat masing-masing ditutup. Anda dapat kehilangan dana.', '{{share}} spread'],
  it: ['Spread rimborsato sui principali', 'Il {{share}} dello spread delle Sue operazioni su {{symbols}} è rimborsato sul Suo conto alla chiusura di ognuna. Può perdere denaro.', '{{share}} dello spread'],
  ja: ['主要銘柄のスプレッド払い戻し', '{{symbols}}の取引が決済されるごとに、スプレッドの{{share}}を口座へ払い戻します。損失が生じることがあります。', 'スプレッドの{{share}}'],
  ko: ['주요 종목 스프레드 환급', '{{symbols}} 거래가 청산될 때마다 스프레드의 {{share}}를 계좌로 돌려드립니다. 돈을 잃을 수 있습니다.', '스프레드의 {{share}}'],
  th: ['คืนสเปรดสัญลักษณ์หลัก', 'คืนสเปรด {{share}} ของการเทรดใน {{symbols}} เข้าบัญชีของคุณเมื่อปิดแต่ละรายการ คุณอาจสูญเสียเงินได้', 'สเปรด {{share}}'],
  ur: ['بڑے سمبلز پر اسپریڈ کی واپسی', '{{symbols}} میں آپ کی ٹریڈز کے اسپریڈ کا {{share}} ہر ٹریڈ کے بند ہونے پر آپ کے اکاؤنٹ میں واپس آتا ہے۔ آپ رقم کھو سکتے ہیں۔', 'اسپریڈ کا {{share}}'],
  vi: ['Hoàn spread các mã chính', '{{share}} spread của các giao dịch với {{symbols}} được hoàn vào tài khoản của bạn khi mỗi giao dịch đóng lại. Bạn có thể mất tiền.', '{{share}} spread'],
  zh: ['主要品种点差返还', '您在 {{symbols}} 的每笔交易平仓时，点差的 {{share}} 会返还至您的账户。您可能会亏损。', '{{share}} 的点差'],
  'zh-TW': ['主要商品點差退還', '您在 {{symbols}} 的每筆交易平倉時，點差的 {{share}} 會退還至您的帳戶。您可能會虧損。', '{{share}} 的點差'],
};

/** The texts of the seed's campaigns, in all languages. */
export const CAMPAIGN_TEXTS = Object.freeze({
  autumn: columnsOf(AUTUMN, CONTEST_TERMS, 'en-US'),
  indices: columnsOf(INDICES, CONTEST_TERMS, 'en-US'),
  october: columnsOf(OCTOBER, CONTEST_TERMS, 'en-US'),
  gold: columnsOf(GOLD, CONTEST_TERMS, 'id-ID'),
  rebate: columnsOf(REBATE, REBATE_TERMS, 'en-US'),
  waiver: columnsOf(WAIVER, WAIVER_TERMS, 'en-US'),
  waiverOfInvest: columnsOf(WAIVER, WAIVER_TERMS, 'id-ID'),
});
