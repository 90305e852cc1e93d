import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPortal } from '../../../src/testkit/portal/render-portal';
import { loadAntdLocale } from '../../../src/ui/theme/antd-locales';

test('a view is not remounted when Ant Design’s texts of the language are loaded', async () => {
  let mounts = 0;
  function View() {
    useEffect(() => void (mounts += 1), []);
    return <input aria-label="Name" />;
  }
  const { user } = await renderPortal(<View />, { address: '/pk/accounts' });
  await user.type(screen.getByLabelText('Name'), 'Nadia');
  await act(async () => void (await loadAntdLocale('ur-PK')));
  expect(mounts).toBe(1);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nadia');
});
