import { BUILT_IN_VARIANTS } from '../../../src/domain/site/company';
import { CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import { chatKeyName, hasChatLink } from '../../../src/domain/support/support-chat';
import { builtInVariant } from '../../../src/testkit/site/variants';

describe('support chat (R2.3 and R4)', () => {
  const cells = BUILT_IN_VARIANTS.flatMap((variant) =>
    ['AF', 'AS', 'af', '', null].map((continent) => [variant, continent] as const),
  );
  test.each(cells)('the key of %s in %j', (variant, continent) => {
    const isSpecial = variant === 'international' && continent === 'AF';
    expect(chatKeyName(builtInVariant(variant), continent)).toBe(
      isSpecial ? 'supportChat.keyAf' : 'supportChat.key',
    );
  });

  test.each(CULTURE_NAMES)('the chat link in %s', (culture) => {
    expect(hasChatLink(culture)).toBe(!['en-PH', 'ja-JP'].includes(culture));
  });
});
