import type { Locale } from 'antd/es/locale';
import type { Culture } from '../../domain/culture/cultures.table';

type Load = () => Promise<{ default: Locale }>;

/** Loaders of Ant Design's texts by culture, each one a chunk. `null` is English, which is in the bundle. */
const LOADERS: Readonly<Record<Culture, Load | null>> = {
  'en-US': null,
  'en-PH': null,
  'de-DE': () => import('antd/es/locale/de_DE'),
  'es-ES': () => import('antd/es/locale/es_ES'),
  'it-IT': () => import('antd/es/locale/it_IT'),
  'zh-TW': () => import('antd/es/locale/zh_TW'),
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  'ko-KR': () => import('antd/es/locale/ko_KR'),
  'hi-IN': () => import('antd/es/locale/hi_IN'),
  'th-TH': () => import('antd/es/locale/th_TH'),
  'vi-VN': () => import('antd/es/locale/vi_VN'),
  'fr-FR': () => import('antd/es/locale/fr_FR'),
  'ja-JP': () => import('antd/es/locale/ja_JP'),
  'ur-PK': () => import('antd/es/locale/ur_PK'),
  'id-ID': () => import('antd/es/locale/id_ID'),
};

/** Loads the texts of a culture. `undefined`, also after a failure, means Ant Design's English. */
export async function loadAntdLocale(culture: Culture): Promise<Locale | undefined> {
  return LOADERS[culture]?.().then(
    (module) => module.default,
    () => undefined,
  );
}
