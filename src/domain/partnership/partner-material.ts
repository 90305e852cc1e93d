/** A banner or a text with which a partner looks for clients. */
export interface PartnerMaterial {
  readonly id: number;
  readonly kind: 'banner' | 'text';
  /** In pixels; `null` of a text. */
  readonly width: number | null;
  readonly height: number | null;
  readonly culture: string;
  /** The words of a banner, or the text itself. */
  readonly alt: string;
  /** The address of the picture; `null` of a text. */
  readonly picture: string | null;
  /** From this instant it may not be used, ISO 8601; `null` without an end. */
  readonly validUntil: string | null;
}

/** The part of the material that is in view. */
export interface MaterialFilter {
  /** Width and height of a banner: `300x250`. */
  readonly size?: string;
  readonly culture?: string;
}

const SIZE = /^[1-9]\d{0,4}x[1-9]\d{0,4}$/;
const CULTURE = /^[a-z]{2}-[A-Z]{2}$/;

/** The filter of an address, without invalid values. */
export function readMaterialFilter(address: { get(name: string): string | null }): MaterialFilter {
  const size = address.get('size');
  const culture = address.get('culture');
  return {
    ...(size !== null && SIZE.test(size) && { size }),
    ...(culture !== null && CULTURE.test(culture) && { culture }),
  };
}

/** The members that are set, as an address names them. */
export const materialFilterEntries = (filter: MaterialFilter): readonly (readonly [string, string])[] =>
  Object.entries(filter) as [string, string][];

/** The size of a banner as a filter names it; `null` of a text. */
export const sizeOf = ({ height, width }: PartnerMaterial): string | null =>
  width === null || height === null ? null : `${width}x${height}`;

/** The items that match a filter. A text has no size, so a size selects banners only. */
export const filterMaterial = (
  items: readonly PartnerMaterial[],
  { culture, size }: MaterialFilter,
): readonly PartnerMaterial[] =>
  items.filter(
    (item) =>
      (culture === undefined || item.culture === culture) && (size === undefined || sizeOf(item) === size),
  );

/** The sizes of all banners, each once, in their order. */
export const sizesOf = (items: readonly PartnerMaterial[]): readonly string[] => [
  ...new Set(items.map(sizeOf).filter((size) => size !== null)),
];

/** The languages of all material, each once. */
export const culturesOf = (items: readonly PartnerMaterial[]): readonly string[] => [
  ...new Set(items.map(({ culture }) => culture)),
];
