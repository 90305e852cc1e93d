import type { NewsBlock } from '../../src/domain/news/news-article';
import { list, paragraph, quote, table } from './news-bodies.table';

/** Bodies of the items in other languages than English, by title. */
export const OTHER_BODIES: Readonly<Record<string, readonly NewsBlock[]>> = Object.freeze({
  'DAX schließt kaum verändert, Autowerte schwächer': [
    paragraph('Software und Banken legten zu, Autobauer gaben nach, und zum Handelsschluss blieb davon wenig übrig: DE40 endete weniger als ein Zehntelprozent vom Vortag entfernt.'),
    paragraph('Zwei Hersteller hatten angekündigt, im ersten Quartal weniger Fahrzeuge zu bauen. Ihre Zulieferer verloren stärker als sie selbst.'),
    paragraph('Der Umsatz lag ein Zehntel unter dem Monatsschnitt. Für den Rest der Woche gelten die üblichen Handelszeiten.'),
  ],
  'Einkaufsmanager: Dienstleister wachsen, Industrie schrumpft langsamer': [
    paragraph('Der Gesamtindex für den Euroraum stieg zum zweiten Mal in Folge. Die Dienstleister wachsen, und die Industrie schrumpft so langsam wie in diesem Jahr noch nicht.'),
    table('Einkaufsmanagerindex', ['', 'Vormonat', 'Umfrage', 'Ergebnis'], ['Gesamt', '50,4', '50,5', '51,1'], ['Dienstleister', '51,6', '51,5', '52,3'], ['Industrie', '46,8', '47,0', '47,4']),
    paragraph('Über 50 melden mehr Firmen Wachstum als Rückgang. EURUSD stieg nach den deutschen Zahlen und gab binnen einer Stunde die Hälfte wieder ab.'),
  ],
  'Handelszeiten an den kommenden Feiertagen': [
    paragraph('Indizes und Aktien schließen an zwei Tagen früher. Währungen, Metalle und Kryptopaare werden wie gewohnt gehandelt, bei geringerer Liquidität.'),
    list('DE40 schließt an beiden Tagen um 13:00 UTC.', 'Wartende Orders bleiben bestehen.', 'Offene Positionen werden über Nacht wie an jedem anderen Tag belastet.'),
  ],
  'El IBEX cierra con ligeras ganancias gracias a la banca': [
    paragraph('Los bancos compensaron la caída de las energéticas, y el índice cerró con una ligera ganancia. El volumen quedó por debajo de su media mensual.'),
    paragraph('Las eléctricas cedieron por la previsión de un otoño suave. En el resto de Europa las bolsas apenas se movieron.'),
  ],
  'El oro aguanta cerca de máximos de dos semanas': [
    paragraph('XAUUSD bajó por la mañana hasta su media de veinte sesiones y encontró compradores, como ya ocurrió dos veces la semana pasada. Por la tarde volvía a cotizar cerca del máximo.'),
    paragraph('La plata acompaña con movimientos más amplios. Las tenencias de los grandes fondos no cambian por tercer día.'),
  ],
  'Le CAC 40 termine stable, le luxe recule': [
    paragraph('Les banques et les logiciels ont compensé le repli du luxe, et l’indice termine presque au niveau de la veille.'),
    paragraph('Deux maisons de luxe ont fait état de ventes plus faibles en Asie. Les échanges restent inférieurs d’un dixième à la moyenne du mois.'),
  ],
  'Piazza Affari chiude poco mossa': [
    paragraph('I bancari hanno compensato il calo degli energetici e l’indice ha chiuso poco lontano dal giorno prima.'),
    paragraph('Gli scambi sono rimasti sotto la media del mese. Da lunedì quattro società pubblicano i conti del trimestre.'),
  ],
  'Emas bertahan di dekat puncak dua pekan': [
    paragraph('XAUUSD turun ke rata-rata 20 harinya pada pagi hari, lalu pembeli kembali masuk seperti dua kali pekan lalu. Menjelang malam harganya kembali mendekati puncak kisaran.'),
    paragraph('XAGUSD bergerak searah dengan ayunan yang lebih lebar. Kepemilikan dana besar tidak berubah selama tiga hari.'),
    list('Imbal hasil riil turun tipis.', 'Permintaan perhiasan di Asia sesuai musimnya.'),
  ],
  'Rupiah menguat tipis setelah data neraca dagang': [
    paragraph('Surplus neraca dagang lebih besar dari perkiraan karena ekspor naik dan impor bahan baku turun.'),
    table('Neraca dagang, miliar dolar AS', ['', 'Bulan lalu', 'Perkiraan', 'Hasil'], ['Ekspor', '22,4', '22,6', '23,1'], ['Impor', '19,2', '19,3', '18,9'], ['Surplus', '3,2', '3,3', '4,2']),
    paragraph('Pelaku pasar menanti keputusan suku bunga pekan depan. Sebagian besar ekonom memperkirakan suku bunga tetap.'),
  ],
  'Jam perdagangan pada hari libur nasional': [
    paragraph('Sesi indeks dan komoditas berakhir lebih awal pada dua hari libur. Pasangan mata uang diperdagangkan seperti biasa dengan likuiditas yang lebih rendah.'),
    list('DE40 dan JP225 tutup lebih awal pada kedua hari itu.', 'Pesanan yang menunggu tetap berlaku.', 'Periksa spesifikasi kontrak di platform.'),
  ],
  'سونا دو ہفتوں کی بلند ترین سطح کے قریب': [
    paragraph('صبح XAUUSD اپنی بیس روزہ اوسط تک گرا اور وہاں خریدار واپس آئے، جیسا کہ پچھلے ہفتے دو بار ہوا تھا۔ شام تک قیمت پھر بلند ترین سطح کے قریب تھی۔'),
    paragraph('چاندی بھی اسی سمت میں چلی، مگر زیادہ اتار چڑھاؤ کے ساتھ۔ بڑے فنڈز کے ذخائر تیسرے دن بھی نہیں بدلے۔'),
  ],
  'افراطِ زر کے اعداد سے پہلے ڈالر کمزور': [
    paragraph('دس سالہ بانڈ کی نیلامی میں توقع سے زیادہ بولیاں آئیں اور اس کے بعد منافع کی شرح گر گئی۔ اسی وقت EURUSD اوپر گیا، مگر ہفتے کی حد سے باہر نہیں نکلا۔'),
    quote('ایسے اعداد سے پہلے کوئی پہل نہیں کرنا چاہتا۔', 'لندن کا ایک ڈیلر'),
    paragraph('جائزوں کے مطابق قیمتیں مہینے میں 0.2 فیصد بڑھی ہوں گی۔'),
  ],
  '円、利上げペースへの発言を受けて上昇': [
    paragraph('日銀の審議委員が、利上げは「市場の想定よりやや早まる可能性がある」と述べた。USDJPYは数分で前日の安値を割り込んだ後、買い戻された。'),
    paragraph('1週間物のインプライド・ボラティリティは1カ月ぶりの高さとなった。次回の決定会合は3週間後に開かれる。'),
  ],
  '黄金守在两周高位附近': [
    paragraph('XAUUSD早盘回落至20日均线，买盘随即回归，与上周两次的情形相同。到晚间，价格又回到区间上沿附近。'),
    paragraph('白银同向波动，但幅度更大。大型基金的持仓连续第三天没有变化。'),
  ],
});
