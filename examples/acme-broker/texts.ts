import type { Culture, ExtensionTexts } from '@portico/portal';

/** The texts of Acme's page; only the current language is loaded. A missing language is a compile error. */
export const texts: Readonly<Record<Culture, ExtensionTexts>> = {
  'en-US': () => import('./texts/en-US.json'),
  'en-PH': () => import('./texts/en-PH.json'),
  'de-DE': () => import('./texts/de-DE.json'),
  'es-ES': () => import('./texts/es-ES.json'),
  'fr-FR': () => import('./texts/fr-FR.json'),
  'hi-IN': () => import('./texts/hi-IN.json'),
  'id-ID': () => import('./texts/id-ID.json'),
  'it-IT': () => import('./texts/it-IT.json'),
  'ja-JP': () => import('./texts/ja-JP.json'),
  'ko-KR': () => import('./texts/ko-KR.json'),
  'th-TH': () => import('./texts/th-TH.json'),
  'ur-PK': () => import('./texts/ur-PK.json'),
  'vi-VN': () => import('./texts/vi-VN.json'),
  'zh-CN': () => import('./texts/zh-CN.json'),
  'zh-TW': () => import('./texts/zh-TW.json'),
};
