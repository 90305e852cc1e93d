import './bare.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';

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
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/accounts" element={<h1>Accounts</h1>} />
        <Route path="*" element={<Login />} />
      </Routes>
    </BrowserRouter>,
  );
}
