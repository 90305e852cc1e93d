export interface TerminalTexts {
  readonly symbol: string;
  readonly bid: string;
  readonly ask: string;
  readonly volume: string;
  readonly sell: string;
  readonly buy: string;
  readonly positions: string;
  readonly none: string;
  readonly opened: string;
  readonly now: string;
  readonly points: string;
  readonly close: string;
  readonly demo: string;
  readonly notice: string;
}

const row = (
  ...texts: [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
): TerminalTexts => {
  const [symbol, bid, ask, volume, sell, buy, positions, none, opened, now, points, close, demo, notice] =
    texts;
  return Object.freeze({
    symbol,
    bid,
    ask,
    volume,
    sell,
    buy,
    positions,
    none,
    opened,
    now,
    points,
    close,
    demo,
    notice,
  });
};

const ENGLISH = row(
  'Symbol',
  'Bid',
  'Ask',
  'Lots',
  'Sell',
  'Buy',
  'Positions',
  'No open position. Sell or buy to open one.',
  'Opened at',
  'Now',
  'Points',
  'Close',
  'Demo',
  'Generated prices for trying out; no order leaves this page.',
);

const TEXTS: Readonly<Record<string, TerminalTexts>> = {
  en: ENGLISH,
  de: row(
    'Symbol',
    'Geld',
    'Brief',
    'Lots',
    'Verkaufen',
    'Kaufen',
    'Positionen',
    'Keine offene Position. Kaufen oder verkaufen Sie, um eine zu öffnen.',
    'Eröffnet zu',
    'Jetzt',
    'Punkte',
    'Schließen',
    'Demo',
    'Erzeugte Kurse zum Ausprobieren; kein Auftrag verlässt diese Seite.',
  ),
  es: row(
    'Símbolo',
    'Venta',
    'Compra',
    'Lotes',
    'Vender',
    'Comprar',
    'Posiciones',
    'No hay posiciones. Compre o venda para abrir una.',
    'Apertura',
    'Ahora',
    'Puntos',
    'Cerrar',
    'Demo',
    'Precios generados para probar; ninguna orden sale de esta página.',
  ),
  fr: row(
    'Symbole',
    'Vente',
    'Achat',
    'Lots',
    'Vendre',
    'Acheter',
    'Positions',
    'Aucune position. Vendez ou achetez pour en ouvrir une.',
    'Ouvert à',
    'Maintenant',
    'Points',
    'Fermer',
    'Démo',
    'Prix générés pour essayer ; aucun ordre ne quitte cette page.',
  ),
  id: row(
    'Simbol',
    'Jual',
    'Beli',
    'Lot',
    'Jual',
    'Beli',
    'Posisi',
    'Belum ada posisi. Jual atau beli untuk membukanya.',
    'Dibuka di',
    'Kini',
    'Poin',
    'Tutup',
    'Demo',
    'Harga buatan untuk mencoba; tidak ada order yang keluar dari halaman ini.',
  ),
  ur: row(
    'علامت',
    'بولی',
    'طلب',
    'لاٹ',
    'فروخت',
    'خرید',
    'پوزیشنیں',
    'کوئی کھلی پوزیشن نہیں۔ کھولنے کے لیے خریدیں یا بیچیں۔',
    'کھلنے کی قیمت',
    'اب',
    'پوائنٹ',
    'بند کریں',
    'ڈیمو',
    'آزمائش کے لیے بنائی گئی قیمتیں؛ کوئی آرڈر اس صفحے سے باہر نہیں جاتا۔',
  ),
};

/** The terminal's texts in a language, or in English if it does not have it. */
export function textsOf(language: string): TerminalTexts {
  return Object.hasOwn(TEXTS, language) ? (TEXTS[language] ?? ENGLISH) : ENGLISH;
}
