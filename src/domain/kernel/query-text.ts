/** One `name=value` of an address' query, kept as it was written so that what is not touched stays as it is. */
export interface QueryPart {
  readonly raw: string;
  readonly name: string;
  /** Decoded; undefined where the percent-encoding is broken. */
  readonly value: string | undefined;
}

/**
 * Percent-decoding alone: `+` stays `+`, because tokens are often Base64 and links carry them unencoded. Undefined
 * where the encoding is broken.
 */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Takes a query apart, with or without its leading `?`. */
export function queryParts(search: string): readonly QueryPart[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const equals = raw.indexOf('=');
      const name = equals < 0 ? raw : raw.slice(0, equals);
      return { raw, name: decode(name) ?? name, value: equals < 0 ? '' : decode(raw.slice(equals + 1)) };
    });
}

/** Puts parts together again; with its leading `?` unless nothing is left. */
export function queryText(parts: readonly QueryPart[]): string {
  return parts.length === 0 ? '' : `?${parts.map(({ raw }) => raw).join('&')}`;
}

/** The value of a parameter that stands there exactly once and can be read; undefined otherwise. */
export function soleValue(parts: readonly QueryPart[], name: string): string | undefined {
  const found = parts.filter((part) => part.name === name);
  return found.length === 1 ? found[0]?.value : undefined;
}
