import { useCulture } from '../../i18n/culture-context';

const KILOBYTE = 1024;

/** Writes a number of bytes in kilobytes or megabytes. */
export function useFileSize(): (bytes: number) => string {
  const culture = useCulture();
  return (bytes) => {
    const inMegabytes = bytes >= KILOBYTE * KILOBYTE;
    return new Intl.NumberFormat(culture, {
      style: 'unit',
      unit: inMegabytes ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: inMegabytes ? 1 : 0,
      numberingSystem: 'latn',
    }).format(Math.max(bytes / KILOBYTE ** (inMegabytes ? 2 : 1), inMegabytes ? 0 : 1));
  };
}
