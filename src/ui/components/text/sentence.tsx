import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts';

/** First of the private-use characters that mark the elements' positions; no text has them. */
const FIRST_MARK = 0xe000;
const MARKS = /([\uE000-\uE00F])/;

interface SentenceProps {
  textKey: string;
  /** Elements by the name of the placeholder that they replace; at most 16. */
  parts: Readonly<Record<string, ReactNode>>;
  /** Values that are text or select the plural. */
  values?: Readonly<Record<string, string | number>>;
}

/**
 * A translated sentence with elements in place of values, in the order of the language. An element that the text has
 * no placeholder for is added at the end.
 */
export function Sentence({ textKey, parts, values }: SentenceProps) {
  const { t } = useTranslation();
  const marks = new Map(
    Object.keys(parts).map((name, index) => [String.fromCharCode(FIRST_MARK + index), name]),
  );
  const placeholders = Object.fromEntries([...marks].map(([mark, name]) => [name, mark]));
  const text = t(textKey, { ...values, ...placeholders });
  const unplacedMarks = [...marks.keys()].filter((mark) => !text.includes(mark));
  return [...text.split(MARKS), ...unplacedMarks].map((piece, index) => (
    <Fragment key={index}>{parts[marks.get(piece) ?? ''] ?? piece}</Fragment>
  ));
}
