import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { campaignSlides } from '../../db/tables/content';

const PARTNERSHIP = {
  de: { contentText: 'Ihr eigener Link für Freunde, und wer darüber kam, stehen auf der Seite Partnerschaft.', buttonText: 'Partnerschaft öffnen' },
  es: { contentText: 'Su propio enlace para amigos, y quién llegó por él, están en la página Colaboración.', buttonText: 'Abrir la colaboración' },
  fr: { contentText: 'Votre propre lien pour vos amis, et qui est venu par lui, sont sur la page Partenariat.', buttonText: 'Ouvrir le partenariat' },
  hi: { contentText: 'दोस्तों के लिए आपका अपना लिंक, और उससे कौन आया, पार्टनरशिप पेज पर हैं।', buttonText: 'पार्टनरशिप खोलें' },
  id: { contentText: 'Tautan Anda sendiri untuk teman, dan siapa yang datang lewatnya, ada di halaman Kemitraan.', buttonText: 'Buka kemitraan' },
  it: { contentText: 'Il Suo link per gli amici, e chi è arrivato da lì, sono nella pagina Partnership.', buttonText: 'Apri la partnership' },
  ja: { contentText: 'お友だち用のご自身のリンクと、そこから来た方は、パートナーシップのページにあります。', buttonText: 'パートナーシップを開く' },
  ko: { contentText: '친구를 위한 나만의 링크와 그 링크로 온 사람은 파트너십 페이지에 있습니다.', buttonText: '파트너십 열기' },
  th: { contentText: 'ลิงก์ของคุณสำหรับเพื่อน และผู้ที่มาทางลิงก์นั้น อยู่ในหน้าพันธมิตร', buttonText: 'เปิดหน้าพันธมิตร' },
  ur: { contentText: 'دوستوں کے لیے آپ کا اپنا لنک، اور اس سے کون آیا، پارٹنرشپ کے صفحے پر ہیں۔', buttonText: 'پارٹنرشپ کھولیں' },
  vi: { contentText: 'Liên kết riêng của bạn dành cho bạn bè, và ai đã đến qua đó, nằm ở trang Đối tác.', buttonText: 'Mở trang đối tác' },
  zh: { contentText: '您给朋友的专属链接，以及通过它来的人，都在合作伙伴页面上。', buttonText: '打开合作伙伴页面' },
  'zh-TW': { contentText: '您給朋友的專屬連結，以及透過它而來的人，都在合作夥伴頁面上。', buttonText: '開啟合作夥伴頁面' },
};

const HOLIDAYS = {
  de: { contentText: 'Indizes und Aktien schließen an den kommenden Feiertagen früher.', buttonText: 'Nachrichten lesen' },
  es: { contentText: 'Los índices y las acciones cierran antes en los próximos festivos.', buttonText: 'Leer las noticias' },
  fr: { contentText: 'Les indices et les actions ferment plus tôt lors des prochains jours fériés.', buttonText: 'Lire les actualités' },
  hi: { contentText: 'आने वाली छुट्टियों पर सूचकांक और शेयर जल्दी बंद होते हैं।', buttonText: 'समाचार पढ़ें' },
  id: { contentText: 'Indeks dan saham tutup lebih awal pada hari-hari libur mendatang.', buttonText: 'Baca berita' },
  it: { contentText: 'Indici e azioni chiudono prima nei prossimi giorni festivi.', buttonText: 'Leggi le notizie' },
  ja: { contentText: 'これからの祝日には、株価指数と株式の取引が早く終了します。', buttonText: 'ニュースを読む' },
  ko: { contentText: '다가오는 휴일에는 지수와 주식 거래가 일찍 끝납니다.', buttonText: '뉴스 읽기' },
  th: { contentText: 'ดัชนีและหุ้นปิดเร็วขึ้นในวันหยุดที่จะถึง', buttonText: 'อ่านข่าว' },
  ur: { contentText: 'آنے والی چھٹیوں پر انڈیکس اور حصص جلدی بند ہوتے ہیں۔', buttonText: 'خبریں پڑھیں' },
  vi: { contentText: 'Chỉ số và cổ phiếu đóng cửa sớm vào các ngày lễ sắp tới.', buttonText: 'Đọc tin tức' },
  zh: { contentText: '在即将到来的假日，指数和股票会提前收盘。', buttonText: '阅读新闻' },
  'zh-TW': { contentText: '在即將到來的假日，指數與股票會提前收盤。', buttonText: '閱讀新聞' },
};

const { bank: companyId } = COMPANY_IDS;

/** Slides that do not belong to a campaign; those of campaigns are made from them (campaigns/campaign-slides.ts). */
export const CAMPAIGN_SLIDES: (typeof campaignSlides.$inferInsert)[] = [
  { companyId, position: 1, contentText: 'Your own link for friends, and who came by it, are on the partnership page.', buttonText: 'Open the partnership', translated: PARTNERSHIP, url: '/partnership' },
  { companyId, position: 2, contentText: 'Index and share sessions close early on the coming holidays.', buttonText: 'Read the news', translated: HOLIDAYS, url: '/news' },
];
