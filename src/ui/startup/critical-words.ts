interface CriticalWords {
  failure: string;
  retry: string;
}

const ENGLISH: CriticalWords = {
  failure: 'The portal could not be loaded. This does not change your balances or positions.',
  retry: 'Retry',
};

/**
 * The few words for the case that no text could be loaded, in the languages of the prefixes and Indonesian. Chinese has two
 * entries, since it has two scripts. All other texts are in `/locales`.
 */
const CRITICAL_WORDS: Readonly<Record<string, CriticalWords>> = {
  de: {
    failure:
      'Das Portal konnte nicht geladen werden. An Ihren Kontoständen und Positionen ändert das nichts.',
    retry: 'Erneut versuchen',
  },
  es: {
    failure: 'No se ha podido cargar el portal. Sus saldos y posiciones no cambian por ello.',
    retry: 'Reintentar',
  },
  it: {
    failure: 'Impossibile caricare il portale. Questo non modifica i Suoi saldi né le Sue posizioni.',
    retry: 'Riprova',
  },
  fr: {
    failure: 'Le portail n’a pas pu être chargé. Cela ne change rien à vos soldes ni à vos positions.',
    retry: 'Réessayer',
  },
  id: {
    failure: 'Portal tidak dapat dimuat. Hal ini tidak mengubah saldo dan posisi Anda.',
    retry: 'Coba lagi',
  },
  vi: {
    failure: 'Không tải được cổng. Việc này không làm thay đổi số dư và vị thế của bạn.',
    retry: 'Thử lại',
  },
  ja: {
    failure: 'ポータルを読み込めませんでした。これにより残高やポジションが変わることはありません。',
    retry: '再試行',
  },
  ko: {
    failure: '포털을 불러오지 못했습니다. 이로 인해 잔고와 포지션이 바뀌지는 않습니다.',
    retry: '다시 시도',
  },
  zh: { failure: '门户无法加载。这不会改变您的余额和持仓。', retry: '重试' },
  'zh-TW': { failure: '客戶專區無法載入。這不會改變您的餘額和部位。', retry: '重試' },
  th: { failure: 'โหลดพอร์ทัลไม่สำเร็จ ยอดคงเหลือและสถานะการเทรดของคุณไม่เปลี่ยนแปลงจากเหตุนี้', retry: 'ลองอีกครั้ง' },
  hi: { failure: 'पोर्टल लोड नहीं हो सका। इससे आपके बैलेंस और पोज़िशन में कोई बदलाव नहीं होता।', retry: 'फिर कोशिश करें' },
  ur: {
    failure: 'پورٹل لوڈ نہیں ہو سکا۔ اس سے آپ کے بیلنس اور پوزیشنز میں کوئی تبدیلی نہیں ہوتی۔',
    retry: 'دوبارہ کوشش کریں',
  },
};

/** The words for a culture, English by default. */
export function criticalWords(culture: string): CriticalWords {
  return CRITICAL_WORDS[culture] ?? CRITICAL_WORDS[culture.slice(0, 2)] ?? ENGLISH;
}
