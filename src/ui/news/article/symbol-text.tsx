import { Fragment } from 'react';
import { splitSymbols } from '../../../domain/news/split-symbols';
import { SymbolLink } from '../parts/news-symbols';

interface SymbolTextProps {
  symbols: readonly string[];
  children: string;
}

/** A text in which the symbols lead to their news. */
export function SymbolText({ symbols, children }: SymbolTextProps) {
  return splitSymbols(children, symbols).map(({ isSymbol, text }, index) => (
    <Fragment key={index}>{isSymbol ? <SymbolLink symbol={text} /> : text}</Fragment>
  ));
}
