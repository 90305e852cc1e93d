import { expect } from 'expect';
import type { Translator } from '../../application/ports/translator';
import type { Runner } from '../runner';

/** The contract of the port `Translator`. */
export function describeTranslatorContract(
  runner: Runner,
  name: string,
  makeTranslator: () => Translator,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Translator`, () => {
    let translator: Translator;
    beforeEach(() => {
      translator = makeTranslator();
    });

    test('before any texts there is none', () => {
      expect(translator.text('meta.title')).toBe('');
    });

    test('texts by flat key, English where the language has none, nothing where neither has', () => {
      translator.use(
        'de',
        { 'menu.accounts': 'Konten' },
        { 'menu.accounts': 'Accounts', 'menu.news': 'News' },
      );
      expect(translator.text('menu.accounts')).toBe('Konten');
      expect(translator.text('menu.news')).toBe('News');
      expect(translator.text('menu.nowhere')).toBe('');
    });

    test('English may have texts of its own over the fallback', () => {
      translator.use('en', { 'meta.title': 'Acme' }, { 'meta.title': 'Portico', 'menu.news': 'News' });
      expect(translator.text('meta.title')).toBe('Acme');
      expect(translator.text('menu.news')).toBe('News');
    });

    test('the next texts replace all, so that one company’s never stand in another’s', () => {
      translator.use('en', { 'meta.title': 'Acme', 'chat.key': 'of acme' }, { 'meta.title': 'Portico' });
      translator.use('en', { 'meta.title': 'Bank' }, { 'meta.title': 'Portico' });
      expect(translator.text('meta.title')).toBe('Bank');
      expect(translator.text('chat.key')).toBe('');
      translator.use('de', {}, { 'meta.title': 'Portico' });
      expect(translator.text('meta.title')).toBe('Portico');
    });

    test('fills values in as they are', () => {
      const texts = { 'accounts.copied': 'Copied {{login}} of {{name}}' };
      translator.use('en', texts, texts);
      expect(translator.text('accounts.copied', { login: 2104417, name: '<b>A & B</b>' })).toBe(
        'Copied 2104417 of <b>A & B</b>',
      );
    });

    test('a key is only a key', () => {
      const texts = { 'a:b.c.d': 'colon and dots', 'faq.Is it safe?': 'yes' };
      translator.use('en', texts, texts);
      expect(translator.text('a:b.c.d')).toBe('colon and dots');
      expect(translator.text('faq.Is it safe?')).toBe('yes');
      expect(translator.text('constructor')).toBe('');
      expect(translator.text('__proto__')).toBe('');
    });
  });
}
