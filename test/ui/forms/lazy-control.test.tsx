import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { lazyControl } from '../../../src/ui/forms/lazy-control';

interface ControlProps {
  value: string;
  onChange: (value: string) => void;
}

/** A page with the simple control, and functions that load the real one or fail. */
function renderLazyControl() {
  const control = (name: string) =>
    function Control({ value, onChange }: ControlProps) {
      return <input aria-label={name} value={value} onChange={({ target }) => onChange(target.value)} />;
    };
  let resolve!: (code: ComponentType<ControlProps>) => void;
  let reject!: (error: Error) => void;
  const code = new Promise<ComponentType<ControlProps>>((...settle) => ([resolve, reject] = settle));
  const LazyInput = lazyControl<ControlProps>(() => code, control('Simple'));
  function Page() {
    const [value, setValue] = useState('');
    return (
      <>
        <button>Before</button>
        <LazyInput value={value} onChange={setValue} />
        <button>After</button>
      </>
    );
  }
  const page = render(<Page />);
  return {
    Page,
    page,
    user: userEvent.setup(),
    loadCode: () => act(async () => resolve(control('Real'))),
    failToLoad: () => act(async () => reject(new Error('Loading chunk failed.'))),
  };
}

test('the simple control is rendered first and then replaced by the real one', async () => {
  const { loadCode, Page, page } = renderLazyControl();
  expect(screen.getByLabelText('Simple')).toBeTruthy();
  await loadCode();
  expect(screen.queryByLabelText('Simple')).toBeNull();
  expect(screen.getByLabelText('Real')).toBeTruthy();
  page.unmount();
  render(<Page />);
  expect(screen.getByLabelText('Real')).toBeTruthy();
});

test('a focused simple control is replaced when it loses the focus, with its value', async () => {
  const { loadCode, user } = renderLazyControl();
  await user.tab();
  await user.tab();
  const simple = screen.getByLabelText('Simple');
  expect(document.activeElement).toBe(simple);
  await user.keyboard('ab');
  await loadCode();
  expect(document.activeElement).toBe(simple);
  await user.keyboard('c');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('After');
  expect((screen.getByLabelText('Real') as HTMLInputElement).value).toBe('abc');
});

test('the simple control stays if the code fails to load', async () => {
  const { failToLoad } = renderLazyControl();
  await failToLoad();
  expect(screen.getByLabelText('Simple')).toBeTruthy();
});
