import { expect } from 'expect';
import type { Translator } from '../../application/language/core-ports/translator';
import type { Runner } from '../runner/runner';

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

    test('has no texts before any are set', () => {
      expect(translator.text('meta.title')).toBe('');
    });

    test('finds texts by flat key, falls back to English, and then to nothing', () => {
      translator.use(
        'de',
        { 'menu.accounts': 'Konten' },
        { 'menu.accounts': 'Accounts', 'menu.news': 'News' },
      );
      expect(translator.text('menu.accounts')).toBe('Konten');
      expect(translator.text('menu.news')).toBe('News');
      expect(translator.text('menu.nowhere')).toBe('');
    });

    test('English can have overrides on top of the fallback', () => {
      translator.use('en', { 'meta.title': 'Acme' }, { 'meta.title': 'Portico', 'menu.news': 'News' });
      expect(translator.text('meta.title')).toBe('Acme');
      expect(translator.text('menu.news')).toBe('News');
    });

    test('new texts replace all previous ones, so that companies never mix', () => {
      translator.use('en', { 'meta.title': 'Acme', 'chat.key': 'of acme' }, { 'meta.title': 'Portico' });
      translator.use('en', { 'meta.title': 'Bank' }, { 'meta.title': 'Portico' });
      expect(translator.text('meta.title')).toBe('Bank');
      expect(translator.text('chat.key')).toBe('');
      translator.use('de', {}, { 'meta.title': 'Portico' });
      expect(translator.text('meta.title')).toBe('Portico');
    });

    test('extending adds texts, and changes no existing one', () => {
      translator.use('de', { 'menu.news': 'Acme heute' }, { 'meta.title': 'Portico' });
      translator.extend('de', { 'menu.news': 'Nachrichten', 'news.title': 'Neues' }, { 'news.more': 'More' });
      expect(
        ['menu.news', 'news.title', 'news.more', 'meta.title'].map((key) => translator.text(key)),
      ).toEqual(['Acme heute', 'Neues', 'More', 'Portico']);
      translator.use('de', {}, {});
      expect(translator.text('news.title')).toBe('');
    });

    test('inserts values verbatim', () => {
      const texts = { 'accounts.copied': 'Copied {{login}} of {{name}}' };
      translator.use('en', texts, texts);
      expect(translator.text('accounts.copied', { login: 2104417, name: '<b>A & B</b>' })).toBe(
        'Copied 2104417 of <b>A & B</b>',
      );
    });

    test('treats a key as plain text', () => {
      const texts = { 'a:b.c.d': 'colon and dots', 'faq.Is it safe?': 'yes' };
      translator.use('en', texts, texts);
      expect(translator.text('a:b.c.d')).toBe('colon and dots');
      expect(translator.text('faq.Is it safe?')).toBe('yes');
      expect(translator.text('constructor')).toBe('');
      expect(translator.text('__proto__')).toBe('');
    });
  });
}
