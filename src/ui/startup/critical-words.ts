interface CriticalWords {
  failed: string;
  retry: string;
}

const ENGLISH: CriticalWords = {
  failed: 'The portal could not be loaded. Your money and positions are not affected.',
  retry: 'Retry',
};

/**
 * The few words that must be there when no text could be loaded, in the languages of the prefixes and
 * Indonesian. Everything else lies in `/locales`.
 */
const CRITICAL_WORDS: Readonly<Record<string, CriticalWords>> = {
  de: {
    failed: 'Das Portal konnte nicht geladen werden. Ihr Geld und Ihre Positionen sind nicht betroffen.',
    retry: 'Erneut versuchen',
  },
  es: {
    failed: 'No se pudo cargar el portal. Su dinero y sus posiciones no se ven afectados.',
    retry: 'Reintentar',
  },
  it: {
    failed: 'Impossibile caricare il portale. Il denaro e le posizioni non sono interessati.',
    retry: 'Riprova',
  },
  fr: {
    failed: 'Le portail n’a pas pu être chargé. Votre argent et vos positions ne sont pas affectés.',
    retry: 'Réessayer',
  },
  id: { failed: 'Portal tidak dapat dimuat. Dana dan posisi Anda tidak terpengaruh.', retry: 'Coba lagi' },
  vi: { failed: 'Không tải được cổng. Tiền và vị thế của bạn không bị ảnh hưởng.', retry: 'Thử lại' },
  ja: { failed: 'ポータルを読み込めませんでした。資金とポジションに影響はありません。', retry: '再試行' },
  ko: { failed: '포털을 불러오지 못했습니다. 자금과 포지션에는 영향이 없습니다.', retry: '다시 시도' },
  zh: { failed: '门户无法加载。您的资金和持仓不受影响。', retry: '重试' },
  'zh-TW': { failed: '入口網站無法載入。這不會改變您的餘額和部位。', retry: '重試' },
  th: { failed: 'โหลดพอร์ทัลไม่สำเร็จ เงินและสถานะของคุณไม่ได้รับผลกระทบ', retry: 'ลองอีกครั้ง' },
  hi: { failed: 'पोर्टल लोड नहीं हो सका। आपके पैसे और पोज़िशन पर कोई असर नहीं पड़ा है।', retry: 'फिर कोशिश करें' },
  ur: { failed: 'پورٹل لوڈ نہیں ہو سکا۔ آپ کی رقم اور پوزیشنز متاثر نہیں ہوئیں۔', retry: 'دوبارہ کوشش کریں' },
};

/** The words for a culture, English where there are none. */
export function criticalWords(culture: string): CriticalWords {
  return CRITICAL_WORDS[culture] ?? CRITICAL_WORDS[culture.slice(0, 2)] ?? ENGLISH;
}
