import { render } from '@testing-library/react';
import { ConjunctionList } from '../../../src/ui/i18n/conjunction-list';
import { CultureContext } from '../../../src/ui/i18n/culture-context';

describe('ConjunctionList', () => {
  test.each([
    ['en-US', ['Terms'], 'Terms'],
    ['en-US', ['Terms', 'Privacy', 'Risk'], 'Terms, Privacy, and Risk'],
    ['de-DE', ['Terms', 'Privacy'], 'Terms und Privacy'],
    ['ja-JP', ['Terms', 'Privacy'], 'Terms、Privacy'],
  ] as const)('in %s %j is "%s", each an element', (culture, names, text) => {
    const { container } = render(
      <CultureContext value={culture}>
        <ConjunctionList
          items={names.map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        />
      </CultureContext>,
    );
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(names);
  });
});
