/** A piece of a text: a symbol, or what is between symbols. */
export interface TextPiece {
  readonly text: string;
  readonly isSymbol: boolean;
}

/**
 * Letters and digits, which must not touch a symbol: `XEURUSD` does not contain `EURUSD`. Chinese and Japanese set no
 * spaces around it.
 */
const WORD = '[A-Za-z0-9_.#]';

/** Splits a text at the symbols that it names. */
export function splitSymbols(text: string, symbols: readonly string[]): readonly TextPiece[] {
  if (symbols.length === 0) return [{ text, isSymbol: false }];
  const names = [...symbols].sort((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<!${WORD})(${names.join('|')})(?![A-Za-z0-9_#])`);
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isSymbol: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
