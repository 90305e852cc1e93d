import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/* A list of the same accounts and columns, with React and the virtualiser alone. */

const COLUMNS = [
  'login',
  'name',
  'kind',
  'accountType',
  'leverage',
  'balance',
  'equity',
  'floatingPl',
  'margin',
  'freeMargin',
  'marginLevel',
  'currency',
] as const;

type Account = Readonly<Record<(typeof COLUMNS)[number], string | number | null>>;

const ROW_HEIGHT = 56;
/** 200 changes a second. */
const CHANGES_PER_TICK = 100;
const TICK_MS = 500;

const Row = memo(function Row({ account, top }: { account: Account; top: number }) {
  return (
    <div
      data-testid={`account-${account.login}`}
      style={{ position: 'absolute', top, height: ROW_HEIGHT, display: 'flex', gap: 16 }}
    >
      {COLUMNS.map((column) => (
        <span key={column} style={{ width: 96 }}>
          {account[column]}
        </span>
      ))}
    </div>
  );
});

function Accounts() {
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void fetch('/api/client/v1/Account/accounts')
      .then((answer) => answer.json() as Promise<{ result: Account[] }>)
      .then(({ result }) => setAccounts(result));
    const timer = setInterval(() => setAccounts(changeSome), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: accounts.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  const sort = () =>
    setAccounts((before) => [...before].sort((a, b) => Number(b.freeMargin) - Number(a.freeMargin)));
  return (
    <>
      <button type="button" data-testid="accounts-sort">
        Sort
      </button>
      <button type="button" title="Most free margin" onClick={sort}>
        Most free margin
      </button>
      <div
        ref={list}
        data-testid="accounts-list"
        style={{ position: 'relative', height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const account = accounts[index];
          const top = start - virtualizer.options.scrollMargin;
          return account && <Row key={account.login} account={account} top={top} />;
        })}
      </div>
    </>
  );
}

function changeSome(accounts: readonly Account[]): readonly Account[] {
  const changed = [...accounts];
  for (let change = 0; change < Math.min(CHANGES_PER_TICK, accounts.length); change += 1) {
    const index = Math.floor(Math.random() * accounts.length);
    const account = changed[index];
    if (account) changed[index] = { ...account, floatingPl: (Math.random() * 1_000).toFixed(2) };
  }
  return changed;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav data-testid="sidebar">
        <button type="button" data-testid="menu-accounts" onClick={() => setOpen(true)}>
          Accounts
        </button>
      </nav>
      {isOpen ? <Accounts /> : <main data-testid="screen-how-to-use">Guides</main>}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
