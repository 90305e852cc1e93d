import { injectCSS, removeCSS, updateCSS } from '../../../src/ui/theme/adopted-styles';

class FakeSheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}

const sheets: FakeSheet[] = [];
const rules = () => sheets.map(({ css }) => css);

beforeAll(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  Object.assign(document, { adoptedStyleSheets: sheets });
});
afterEach(() => {
  for (const key of ['a', 'b', 'c', 'd']) removeCSS(key, { mark: 'm' });
});

describe('adopted styles', () => {
  test('sorts prepended rules by priority, followed by appended ones', () => {
    updateCSS('appended', 'a', { mark: 'm' });
    updateCSS('queue 0', 'b', { mark: 'm', prepend: 'queue', priority: 0 });
    updateCSS('queue -999', 'c', { mark: 'm', prepend: 'queue', priority: -999 });
    updateCSS('queue 0 again', 'd', { mark: 'm', prepend: 'queue', priority: 0 });
    expect(rules()).toEqual(['queue -999', 'queue 0', 'queue 0 again', 'appended']);
  });

  test('replaces the rules of a key where they are', () => {
    updateCSS('one', 'a', { mark: 'm' });
    updateCSS('two', 'b', { mark: 'm' });
    updateCSS('one, newer', 'a', { mark: 'm' });
    expect(rules()).toEqual(['one, newer', 'two']);
  });

  test('distinguishes keys of different marks', () => {
    updateCSS('one', 'a', { mark: 'm' });
    updateCSS('other', 'a', { mark: 'n' });
    expect(rules()).toEqual(['one', 'other']);
    removeCSS('a', { mark: 'n' });
    expect(rules()).toEqual(['one']);
  });

  test('removing an unknown key changes nothing', () => {
    updateCSS('one', 'a', { mark: 'm' });
    removeCSS('b', { mark: 'm' });
    expect(rules()).toEqual(['one']);
  });

  test('adds no element to the page, and returns one that callers may mark', () => {
    const style = updateCSS('one', 'a', { mark: 'm' });
    expect(() => style?.setAttribute('data-token-hash', 'x')).not.toThrow();
    expect(document.querySelectorAll('style')).toHaveLength(0);
    expect(injectCSS('kept')).not.toBeNull();
    expect(rules()).toContain('kept');
  });
});
