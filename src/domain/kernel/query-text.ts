/** One `name=value` of an address' query, stored as written so that unchanged parts stay as they are. */
export interface QueryPart {
  readonly raw: string;
  readonly name: string;
  /** Decoded; undefined if the percent-encoding is broken. */
  readonly value: string | undefined;
}

/**
 * Percent-decoding alone: `+` stays `+`, because tokens are often Base64 and links carry them unencoded. Undefined if the
 * encoding is broken.
 */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Splits a query, with or without its leading `?`. */
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

/** Joins parts to a query; with its leading `?` unless it is empty. */
export function queryText(parts: readonly QueryPart[]): string {
  return parts.length === 0 ? '' : `?${parts.map(({ raw }) => raw).join('&')}`;
}

/** The value of a parameter that occurs exactly once and can be decoded; undefined otherwise. */
export function soleValue(parts: readonly QueryPart[], name: string): string | undefined {
  const matches = parts.filter((part) => part.name === name);
  return matches.length === 1 ? matches[0]?.value : undefined;
}
