import './bare.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';

function Login() {
  const navigate = useNavigate();
  return (
    <main>
      <h1>Sign in</h1>
      <form
        data-testid="login-form"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate('/accounts');
        }}
      >
        <label>
          E-mail
          <input type="email" name="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input type="password" name="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
      </form>
      <Link to="/accounts">Accounts</Link>
    </main>
  );
}

interface Account {
  login: number;
  name: string;
  currency: string;
  balance: string;
}

function Accounts() {
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  useEffect(() => {
    const unmount = new AbortController();
    const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    fetch('/api/client/v1/Account/accounts', { headers, signal: unmount.signal })
      .then((answer) => answer.json() as Promise<{ result: Account[] }>)
      .then(({ result }) => setAccounts(result))
      .catch(() => undefined);
    return () => unmount.abort();
  }, []);
  return (
    <main>
      <h1>Accounts</h1>
      <Link to="/login">Sign in</Link>
      <ul data-testid="accounts-list">
        {accounts.map(({ login, name, currency, balance }) => (
          <li key={login} data-testid={`account-${login}`}>
            {login} {name}: {balance} {currency}
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/accounts" element={<Accounts />} />
        <Route path="*" element={<Login />} />
      </Routes>
    </BrowserRouter>,
  );
}
