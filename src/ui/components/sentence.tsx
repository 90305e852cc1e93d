import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Stands for the element while the text is put together; no text has it. */
const PLACE = '\uE000';

interface SentenceProps {
  textKey: string;
  /** Name of the value in whose place the element comes. */
  value: string;
  children: ReactNode;
}

/** A sentence of the texts with an element in the place of a value: order and full stop are the language's own. */
export function Sentence({ textKey, value, children }: SentenceProps) {
  const { t } = useTranslation();
  const [before, after] = t(textKey, { [value]: PLACE }).split(PLACE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
