import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts';

/** The first of the marks that stand for the elements while the text is put together; no text has them. */
const FIRST_MARK = 0xe000;
const MARKS = /([\uE000-\uE00F])/;

interface SentenceProps {
  textKey: string;
  /** Elements by the name of the value in whose place they come; at most 16. */
  parts: Readonly<Record<string, ReactNode>>;
  /** Values that are text or decide the plural. */
  values?: Readonly<Record<string, string | number>>;
}

/**
 * A sentence of the texts with elements in the place of values: order, spaces and full stop are the language's own.
 * An element whose place a text lacks comes at its end.
 */
export function Sentence({ textKey, parts, values }: SentenceProps) {
  const { t } = useTranslation();
  const marks = new Map(Object.keys(parts).map((name, at) => [String.fromCharCode(FIRST_MARK + at), name]));
  const places = Object.fromEntries([...marks].map(([mark, name]) => [name, mark]));
  const text = t(textKey, { ...values, ...places });
  const left = [...marks.keys()].filter((mark) => !text.includes(mark));
  return [...text.split(MARKS), ...left].map((piece, at) => (
    <Fragment key={at}>{parts[marks.get(piece) ?? ''] ?? piece}</Fragment>
  ));
}
