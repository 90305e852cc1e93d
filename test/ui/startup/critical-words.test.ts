import { CULTURE_NAMES } from '../../../src/domain/language/cultures.table';
import { criticalWords } from '../../../src/ui/startup/critical-words';

describe('the words that must be there without any text', () => {
  test('are in every language that is shipped', () => {
    const english = criticalWords('en-US');
    for (const culture of CULTURE_NAMES) {
      const words = criticalWords(culture);
      expect([culture, words === english]).toEqual([culture, culture.startsWith('en')]);
    }
  });

  test('of the two Chinese cultures differ', () => {
    expect(criticalWords('zh-TW').retry).toBe('重試');
    expect(criticalWords('zh-CN').retry).toBe('重试');
  });

  test('of anything else are English', () => {
    expect(criticalWords('')).toBe(criticalWords('en-US'));
    expect(criticalWords('sv-SE')).toBe(criticalWords('en-PH'));
  });
});
