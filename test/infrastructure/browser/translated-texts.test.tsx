import { act, cleanup, render } from '@testing-library/react';
import { followTranslatedTexts } from '../../../src/infrastructure/browser/translated-texts';

followTranslatedTexts();
afterEach(cleanup);

const translationOf = (text: Text) => {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild!.append(`[${text.data}]`);
  return font;
};

/** How a translator puts its element in a text's place. */
const TRANSLATORS: Readonly<Record<string, (text: Text) => void>> = {
  'replaces it': (text) => text.replaceWith(translationOf(text)),
  'adds its own, then removes it': (text) => {
    text.before(translationOf(text));
    text.remove();
  },
  'removes it, then adds its own': (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode!.insertBefore(translationOf(text), nextSibling);
  },
  'moves it into its own': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
  },
  'joins it with the text before': (text) => {
    const neighbour = text.previousSibling;
    const font = neighbour?.nodeName === 'FONT' ? neighbour : document.createElement('font');
    if (font !== neighbour) text.before(font);
    font.appendChild(text);
  },
};

function translate(root: Node, change: (text: Text) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(change);
}

interface ExampleProps {
  /** Text of the alert, if there is one. */
  problem?: string;
  equity?: string;
  isLabelled?: boolean;
}

function Example({ problem, equity = '10', isLabelled = true }: ExampleProps) {
  return (
    <p>
      {problem !== undefined && <b>{problem}</b>}
      {isLabelled && 'Equity'} {equity} USD
    </p>
  );
}

describe.each(Object.entries(TRANSLATORS))('a translator that %s', (_, change) => {
  /** The page's text after a translation and then a change of the page, without the brackets of the translation. */
  async function textAfter(before: ExampleProps, after: ExampleProps): Promise<string> {
    const view = render(<Example {...before} />);
    await act(async () => translate(view.container, change));
    await act(async () => view.rerender(<Example {...after} />));
    return view.container.textContent.replace(/[[\]]/g, '');
  }

  test('leaves a place for an element before it', async () => {
    expect(await textAfter({}, { problem: 'Wrong. ' })).toBe('Wrong. Equity 10 USD');
  });

  test('leaves no text that has been removed', async () => {
    expect(await textAfter({ problem: 'Wrong. ' }, { isLabelled: false })).toBe(' 10 USD');
  });

  test('leaves no old figure', async () => {
    expect(await textAfter({}, { equity: '20' })).toBe('Equity 20 USD');
  });

  test('lets the page go', async () => {
    const view = render(<Example />);
    await act(async () => translate(view.container, change));
    view.rerender(<i>elsewhere</i>);
    expect(view.container.textContent).toBe('elsewhere');
  });
});

describe('a text that a translator has moved into another part of the page', () => {
  function Form({ problem }: { problem?: string }) {
    return (
      <form>
        <h1>Deposit</h1>
        <label>
          {problem}
          <input aria-label="amount" />
        </label>
      </form>
    );
  }

  async function moveAfterTyping() {
    const view = render(<Form problem="Too much." />);
    const field = view.getByLabelText('amount') as HTMLInputElement;
    field.value = '1500';
    const [text] = [...field.parentElement!.childNodes];
    await act(async () => view.container.querySelector('h1')!.append(text!));
    return { view, field };
  }

  test('goes from there, and what was typed beside it stays', async () => {
    const { view, field } = await moveAfterTyping();
    await act(async () => view.rerender(<Form />));
    expect(view.container.textContent).toBe('Deposit');
    expect(view.getByLabelText('amount')).toBe(field);
    expect(field.value).toBe('1500');
  });

  test('changes there, and goes with the page', async () => {
    const { view } = await moveAfterTyping();
    await act(async () => view.rerender(<Form problem="Too little." />));
    expect(view.container.textContent).toBe('DepositToo little.');
    await act(async () => view.rerender(<i>elsewhere</i>));
    expect(view.container.textContent).toBe('elsewhere');
  });

  test('is no place, so that an element before it comes before what followed it', async () => {
    const parent = document.createElement('p');
    const [text, input, element] = [
      new Text('label'),
      document.createElement('input'),
      document.createElement('b'),
    ];
    parent.append(text, input);
    document.body.append(parent);
    await act(async () => document.body.append(text));
    parent.insertBefore(element, text);
    expect([...parent.children]).toEqual([element, input]);
    parent.remove();
    text.remove();
  });
});

test('changes in the same task are known too', () => {
  const view = render(<Example />);
  translate(view.container, TRANSLATORS['replaces it']!);
  view.rerender(<Example problem="Wrong. " isLabelled={false} />);
  expect(view.container.textContent).toBe('Wrong. [ ][10][ USD]');
});

test('a node of another parent is an error as before', () => {
  const [parent, stranger] = [document.createElement('p'), document.createElement('b')];
  document.body.append(stranger);
  expect(() => parent.removeChild(stranger)).toThrow(DOMException);
  expect(() => parent.insertBefore(document.createElement('i'), stranger)).toThrow(DOMException);
  stranger.remove();
});

describe.each([
  ['a text', () => new Text('gone')],
  ['an element', () => document.createElement('i')],
])('%s that somebody has taken away', (_, create) => {
  test('needs no removal', () => {
    const parent = document.createElement('p');
    const node = create();
    parent.append('stays', node);
    node.remove();
    expect(parent.removeChild(node)).toBe(node);
    expect(parent.textContent).toBe('stays');
  });

  test('is replaced by the elements that belong before it', () => {
    const parent = document.createElement('p');
    const nodes = [create(), create()];
    parent.append('before', ...nodes, 'after');
    document.body.append(parent);
    for (const node of nodes) node.remove();
    const element = document.createElement('b');
    element.textContent = ', ';
    parent.insertBefore(element, nodes[0]!);
    expect(parent.textContent).toBe('before, after');
    parent.remove();
  });

  test('leaves the end to it where nothing tells the place', () => {
    const parent = document.createElement('p');
    const node = create();
    parent.append('stays', node);
    node.remove();
    const element = document.createElement('b');
    parent.insertBefore(element, node);
    expect(parent.lastChild).toBe(element);
  });
});

test('an alert that a reader mode has removed is hidden and shown again', async () => {
  const view = render(<Example problem="Wrong. " />);
  view.container.querySelector('b')!.remove();
  await act(async () => view.rerender(<Example />));
  expect(view.container.textContent).toBe('Equity 10 USD');
  await act(async () => view.rerender(<Example problem="Wrong again. " />));
  expect(view.container.textContent).toBe('Wrong again. Equity 10 USD');
});
