import type { PageKey } from './pages.table';

/** The texts of a research page in one language. */
export interface ResearchTexts {
  readonly titles: Readonly<Record<PageKey, string>>;
  readonly columns: Readonly<Record<string, string>>;
  readonly up: string;
  readonly down: string;
  readonly updated: string;
  readonly source: string;
  /** Country names come from the browser and figure names from the supplier; these stay in English. */
  readonly open: string;
}

const COLUMN_KEYS = ['market', 'view', 'level', 'target', 'limit', 'chart', 'entry', 'stop', 'rank', 'mentions', 'mood', 'change', 'time', 'country', 'figure', 'weight', 'previous', 'expected', 'actual'];

const row = (titles: readonly [string, string, string, string], [up, down, updated, source, open]: readonly [string, string, string, string, string], columns: string): ResearchTexts => {
  const words = columns.split('|');
  return Object.freeze({
    titles: { av_ideas: titles[0], economic_calendar: titles[1], marketbuzz_ranking: titles[2], featured_forex: titles[3] },
    columns: Object.fromEntries(COLUMN_KEYS.map((key, index) => [key, words[index] ?? key])),
    up, down, updated, source, open,
  });
};

const ENGLISH = row(
  ['Analyst views', 'Economic calendar', 'Market buzz ranking', 'Featured currency ideas'],
  ['Up', 'Down', 'Updated', 'Example Research, demo supplier. Generated figures, no advice.', 'open'],
  'Market|View|Level|Target|Invalid beyond|Last day|Entry|Stop|Rank|Mentions|Mood|24 h|Time (UTC)|Country|Figure|Weight|Previous|Expected|Actual');

const TEXTS: Readonly<Record<string, ResearchTexts>> = Object.freeze({
  en: ENGLISH,
  de: row(
    ['Einschätzungen der Analysten', 'Wirtschaftskalender', 'Rangliste der Aufmerksamkeit', 'Ausgewählte Währungsideen'],
    ['Aufwärts', 'Abwärts', 'Stand', 'Example Research, Stellvertreter eines Anbieters. Erzeugte Zahlen, keine Beratung.', 'offen'],
    'Markt|Sicht|Kurs|Ziel|Ungültig ab|Letzter Tag|Einstieg|Stopp|Rang|Erwähnungen|Stimmung|24 Std.|Zeit (UTC)|Land|Kennzahl|Gewicht|Zuvor|Erwartet|Ist'),
  es: row(
    ['Visiones de los analistas', 'Calendario económico', 'Clasificación de atención', 'Ideas de divisas destacadas'],
    ['Alza', 'Baja', 'Actualizado', 'Example Research, proveedor simulado. Cifras generadas, no es asesoramiento.', 'pendiente'],
    'Mercado|Visión|Nivel|Objetivo|Inválido desde|Último día|Entrada|Stop|Puesto|Menciones|Ánimo|24 h|Hora (UTC)|País|Dato|Peso|Anterior|Previsto|Real'),
  fr: row(
    ['Avis des analystes', 'Calendrier économique', 'Classement des sujets', 'Idées sur les devises'],
    ['Hausse', 'Baisse', 'Mis à jour', 'Example Research, fournisseur simulé. Chiffres générés, aucun conseil.', 'à venir'],
    'Marché|Avis|Niveau|Objectif|Invalide au-delà|Dernier jour|Entrée|Stop|Rang|Mentions|Humeur|24 h|Heure (UTC)|Pays|Donnée|Poids|Précédent|Attendu|Réel'),
  id: row(
    ['Pandangan analis', 'Kalender ekonomi', 'Peringkat perbincangan pasar', 'Ide valuta pilihan'],
    ['Naik', 'Turun', 'Diperbarui', 'Example Research, pemasok tiruan. Angka buatan, bukan saran.', 'menunggu'],
    'Pasar|Pandangan|Harga|Target|Batal di|Hari terakhir|Masuk|Stop|Urutan|Sebutan|Suasana|24 jam|Waktu (UTC)|Negara|Data|Bobot|Sebelumnya|Perkiraan|Aktual'),
  ur: row(
    ['تجزیہ کاروں کی رائے', 'معاشی کیلنڈر', 'مارکیٹ میں چرچے کی درجہ بندی', 'منتخب کرنسی خیالات'],
    ['اوپر', 'نیچے', 'تازہ کاری', 'ایگزامپل ریسرچ، فرضی فراہم کنندہ۔ بنائے گئے اعداد، مشورہ نہیں۔', 'باقی'],
    'مارکیٹ|رائے|سطح|ہدف|حد|آخری دن|داخلہ|اسٹاپ|درجہ|ذکر|رجحان|24 گھنٹے|وقت (UTC)|ملک|عدد|اہمیت|پچھلا|متوقع|اصل'),
});

/** The texts for a two-letter language code, or the English ones if the supplier does not have it. */
export function researchTextsOf(language: string): ResearchTexts {
  return Object.hasOwn(TEXTS, language) ? (TEXTS[language] ?? ENGLISH) : ENGLISH;
}
