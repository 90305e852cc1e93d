import fc from 'fast-check';
import { splitSymbols } from '../../../src/domain/news/split-symbols';

const symbolsIn = (text: string, symbols: readonly string[]) =>
  splitSymbols(text, symbols).flatMap((piece) => (piece.isSymbol ? [piece.text] : []));

describe('symbols in a text', () => {
  test('are found as words, at both ends and before punctuation', () => {
    expect(symbolsIn('EURUSD rose, XAUUSD fell. So did EURUSD.', ['EURUSD', 'XAUUSD'])).toEqual([
      'EURUSD',
      'XAUUSD',
      'EURUSD',
    ]);
  });

  test('are not parts of longer words', () => {
    expect(symbolsIn('XEURUSD EURUSDX EURUSD2 US5000 .EURUSD', ['EURUSD', 'US500'])).toEqual([]);
  });

  test('are found beside letters of scripts without spaces', () => {
    expect(symbolsIn('早盘XAUUSD回落', ['XAUUSD'])).toEqual(['XAUUSD']);
    expect(symbolsIn('صبح XAUUSD اوسط تک گرا', ['XAUUSD'])).toEqual(['XAUUSD']);
  });

  test('with signs are not a pattern, and the longer one wins', () => {
    expect(symbolsIn('US.500 and USx500', ['US.500'])).toEqual(['US.500']);
    expect(symbolsIn('BTCUSD', ['BTC', 'BTCUSD'])).toEqual(['BTCUSD']);
  });

  test('the pieces are the text', () => {
    const symbol = fc.constantFrom('EURUSD', 'US500', 'A.B#', 'x');
    fc.assert(
      fc.property(fc.array(fc.oneof(symbol, fc.string())), fc.array(symbol), (parts, symbols) => {
        const text = parts.join(' ');
        const pieces = splitSymbols(text, symbols);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
