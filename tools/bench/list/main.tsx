import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FIGURES, type Account } from './account';
import { readEvents } from './read-events';
import './list.css';

/* A list of the same accounts, columns and changes, with React and the virtualiser alone: nothing is checked, rows have one height. */

/** Rows on wide screens, cards on phones. */
const ROW_PX = innerWidth > 600 ? 53 : 240;

const formatters = new Map<string, Intl.NumberFormat>();

function formatMoney(value: string | null, currency: string): string {
  if (value === null) return '—';
  let formatter = formatters.get(currency);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en', { style: 'currency', currency });
    formatters.set(currency, formatter);
  }
  return formatter.format(Number(value));
}

const Row = memo(function Row({ account, top }: { account: Account; top: number }) {
  const { login, name, platform, server, leverage, currency, marginLevel } = account;
  return (
    <div className="row" data-testid={`account-${login}`} style={{ top, height: ROW_PX }}>
      <span>
        <a href={`/accounts?account=${login}`}>{name}</a>
        <span className="facts">
          {login} · {platform} · {server} · 1:{leverage}
          <button type="button">Copy</button>
        </span>
      </span>
      {FIGURES.map((figure) => (
        <span key={figure}>{formatMoney(account[figure], currency)}</span>
      ))}
      <span>{marginLevel === null ? '—' : `${Number(marginLevel).toFixed(2)} %`}</span>
      <span>
        <a href={`/terminal?login=${login}`}>Trade</a>
        <button type="button">More</button>
      </span>
    </div>
  );
});

function Accounts() {
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void fetch('/api/client/v1/Account/accounts')
      .then((answer) => answer.json() as Promise<{ result: Account[] }>)
      .then(({ result }) => setAccounts(result))
      .then(() => readEvents((changes) => setAccounts((before) => withChanges(before, changes))));
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: accounts.length,
    estimateSize: () => ROW_PX,
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
        className="list"
        data-testid="accounts-list"
        style={{ height: virtualizer.getTotalSize() }}
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

function withChanges(accounts: readonly Account[], changes: readonly Partial<Account>[]): readonly Account[] {
  const byLogin = new Map(changes.map((change) => [change.login, change]));
  return accounts.map((account) => {
    const change = byLogin.get(account.login);
    return change ? { ...account, ...change } : account;
  });
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
