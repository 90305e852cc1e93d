import { CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import { criticalWords } from '../../../src/ui/startup/critical-words';

describe('the texts that need no locale file', () => {
  test('are in every language of the portal', () => {
    const english = criticalWords('en-US');
    for (const culture of CULTURE_NAMES) {
      const words = criticalWords(culture);
      const equalsEnglish = [words.failure === english.failure, words.retry === english.retry];
      const isEnglish = culture.startsWith('en');
      expect([culture, ...equalsEnglish]).toEqual([culture, isEnglish, isEnglish]);
    }
  });

  test('differ between the two Chinese cultures', () => {
    expect(criticalWords('zh-TW').retry).toBe('重試');
    expect(criticalWords('zh-CN').retry).toBe('重试');
  });

  test('of any other language are English', () => {
    expect(criticalWords('')).toBe(criticalWords('en-US'));
    expect(criticalWords('sv-SE')).toBe(criticalWords('en-PH'));
  });
});
