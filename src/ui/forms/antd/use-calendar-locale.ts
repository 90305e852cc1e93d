import { useEffect, useState } from 'react';
import type { Culture } from '../../../domain/culture/cultures.table';
import { useCulture } from '../../i18n/culture-context';

/** Names of months and days by culture, one file each; `null` is English, which is in the bundle. */
const LOADERS: Readonly<Record<Culture, (() => Promise<unknown>) | null>> = {
  'en-US': null,
  'en-PH': null,
  'de-DE': () => import('dayjs/locale/de'),
  'es-ES': () => import('dayjs/locale/es'),
  'it-IT': () => import('dayjs/locale/it'),
  'zh-TW': () => import('dayjs/locale/zh-tw'),
  'zh-CN': () => import('dayjs/locale/zh-cn'),
  'ko-KR': () => import('dayjs/locale/ko'),
  'hi-IN': () => import('dayjs/locale/hi'),
  'th-TH': () => import('dayjs/locale/th'),
  'vi-VN': () => import('dayjs/locale/vi'),
  'fr-FR': () => import('dayjs/locale/fr'),
  'ja-JP': () => import('dayjs/locale/ja'),
  'ur-PK': () => import('dayjs/locale/ur'),
  'id-ID': () => import('dayjs/locale/id'),
};

/** Loads the calendar's texts in the current culture; if they do not load, the calendar is English. */
export function useCalendarLocale(): void {
  const culture = useCulture();
  const [, setLoaded] = useState<Culture>();
  useEffect(() => {
    let isCurrent = true;
    LOADERS[culture]?.().then(
      () => isCurrent && setLoaded(culture),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [culture]);
}
