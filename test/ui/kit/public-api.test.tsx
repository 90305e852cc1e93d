import { act, render, screen } from '@testing-library/react';
import { PortalError } from '../../../src/domain/kernel/errors';
import { FEATURES } from '../../../src/composition/features';
import {
  AccountsState,
  Amount,
  ClientState,
  createPortal,
  observer,
  RemotePanel,
  useRemote,
  useStore,
  useTexts,
} from '../../../src/public-api';
import { composeFakes } from '../../../src/testkit/portal/fake-portal';
import { createFakes } from '../../../src/testkit/portal/create-fakes';
import { renderPortal } from '../../../src/testkit/portal/render-portal';
import { ScreenHost } from '../../../src/ui/router/screen-host';
import { CodeContext } from '../../../src/ui/router/code-context';
import { StoreProvider } from '../../../src/ui/hooks/use-store';

test('importing the public API starts no portal', () => {
  expect(createPortal).toBeInstanceOf(Function);
  expect(document.body.innerHTML).toBe('');
});

test('a view reads states, texts and components from the public API', async () => {
  const ClientView = observer(function ClientView() {
    const { setting } = useStore(ClientState);
    const accounts = useStore(AccountsState);
    const { t, exists } = useTexts();
    return (
      <main>
        {setting?.fullName}
        {accounts.remote.status}
        {t('common.retry')}
        {String(exists('acme.nothing'))}
        <Amount value="10.5" currency="EUR" />
      </main>
    );
  });
  await renderPortal(<ClientView />, { client: { fullName: 'Ada Lovelace' } });
  expect(screen.getByRole('main').textContent).toBe('Ada LovelaceidleRetryfalseEUR 10.50');
});

test('useRemote shares data by key, and Retry requests them again', async () => {
  const read = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(PortalError.unavailable())
    .mockResolvedValue('4.20');
  const Fees = observer(function Fees() {
    const { remote, retry } = useRemote('acme.fees', read);
    return (
      <RemotePanel remote={remote} onRetry={retry} failedTitle="Fees did not load">
        {(fees) => <p>{fees}</p>}
      </RemotePanel>
    );
  });
  const { user } = await renderPortal(
    <>
      <Fees />
      <Fees />
    </>,
  );
  expect(read).toHaveBeenCalledTimes(1);
  const [retry] = screen.getAllByTestId('retry');
  await user.click(retry as HTMLElement);
  expect(await screen.findAllByText('4.20')).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a page waits for the code of its state', async () => {
  const { codeLoader, resolve } = composeFakes({
    fakes: createFakes({}),
    address: '/accounts',
    features: FEATURES,
  });
  const AccountsView = observer(() => <main>{useStore(AccountsState).remote.status}</main>);
  const view = Promise.resolve(AccountsView);
  await act(async () => {
    render(
      <StoreProvider resolve={resolve}>
        <CodeContext value={{ ...codeLoader, loadScreen: () => view }}>
          <ScreenHost screen="accounts" fallback="waiting" />
        </CodeContext>
      </StoreProvider>,
    );
  });
  expect((await screen.findByRole('main')).textContent).toBe('idle');
});
