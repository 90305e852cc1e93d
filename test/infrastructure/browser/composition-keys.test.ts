import { withholdCompositionKeys } from '../../../src/infrastructure/browser/composition-keys';

withholdCompositionKeys();

/** The names of the keys that reach a field, of those that are pressed with these properties. */
function arrivingKeys(keys: readonly string[], init: KeyboardEventInit): string[] {
  const field = document.body.appendChild(document.createElement('input'));
  const arrivedKeys: string[] = [];
  field.addEventListener('keydown', ({ key }) => arrivedKeys.push(key));
  for (const key of keys) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  return arrivedKeys;
}

const ACTING = ['Enter', 'Escape', 'Tab', 'ArrowDown'];

test.each([
  ['Safari, after the composition', { keyCode: 229 }],
  ['during the composition', { keyCode: 13, isComposing: true }],
])('keys of an input method reach no field: %s', (_, init) => {
  expect(arrivingKeys(ACTING, init)).toEqual([]);
});

test('real keys arrive, and every letter of a phone’s keyboard', () => {
  expect(arrivingKeys(ACTING, { keyCode: 13 })).toEqual(ACTING);
  expect(arrivingKeys(['Unidentified', 'a'], { keyCode: 229 })).toEqual(['Unidentified', 'a']);
});
