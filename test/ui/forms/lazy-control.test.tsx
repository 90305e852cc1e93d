import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { lazyControl } from '../../../src/ui/forms/lazy-control';

interface ControlProps {
  value: string;
  onChange: (value: string) => void;
}

/** The simple control, and a function that brings the other one. */
function draw() {
  const control = (name: string) =>
    function Control({ value, onChange }: ControlProps) {
      return <input aria-label={name} value={value} onChange={({ target }) => onChange(target.value)} />;
    };
  let resolve!: (code: ComponentType<ControlProps>) => void;
  let reject!: (error: Error) => void;
  const code = new Promise<ComponentType<ControlProps>>((...settle) => ([resolve, reject] = settle));
  const Late = lazyControl<ControlProps>(() => code, control('Simple'));
  function Page() {
    const [value, setValue] = useState('');
    return (
      <>
        <button>Before</button>
        <Late value={value} onChange={setValue} />
        <button>After</button>
      </>
    );
  }
  const page = render(<Page />);
  return {
    ...{ Page, page, user: userEvent.setup() },
    come: () => act(async () => resolve(control('Real'))),
    fail: () => act(async () => reject(new Error('The code does not come.'))),
  };
}

test('a control is there from the start, and the other one takes its place with its value', async () => {
  const { come, Page, page } = draw();
  expect(screen.getByLabelText('Simple')).toBeTruthy();
  await come();
  expect(screen.queryByLabelText('Simple')).toBeNull();
  expect(screen.getByLabelText('Real')).toBeTruthy();
  page.unmount();
  render(<Page />);
  expect(screen.getByLabelText('Real')).toBeTruthy();
});

test('Tab leads to it while the code comes; it stays until it is left, and nothing typed is lost', async () => {
  const { come, user } = draw();
  await user.tab();
  await user.tab();
  const simple = screen.getByLabelText('Simple');
  expect(document.activeElement).toBe(simple);
  await user.keyboard('ab');
  await come();
  expect(document.activeElement).toBe(simple);
  await user.keyboard('c');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('After');
  expect((screen.getByLabelText('Real') as HTMLInputElement).value).toBe('abc');
});

test('where the code does not come the simple one stays', async () => {
  const { fail } = draw();
  await fail();
  expect(screen.getByLabelText('Simple')).toBeTruthy();
});
