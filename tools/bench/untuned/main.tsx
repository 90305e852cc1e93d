import 'reflect-metadata';
import { Button, Form, Input, Table } from 'antd';
import axios from 'axios';
import i18next from 'i18next';
import { Container } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createContext, useContext, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';

/* The portal's packages, used as their guides show it: one file, texts before the first rendering, no tuning. */

interface Account {
  readonly login: number;
  readonly name: string;
  readonly currency: string;
  readonly balance: string;
  readonly equity: string;
}

class AccountsStore {
  accounts: readonly Account[] = [];

  constructor() {
    makeAutoObservable(this);
  }

  async load(): Promise<void> {
    const { data } = await axios.get<{ result: Account[] }>('/api/client/v1/Account/accounts', {
      headers: { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
    });
    runInAction(() => (this.accounts = data.result));
  }
}

const container = new Container();
container.bind(AccountsStore).toConstantValue(new AccountsStore());
const ContainerContext = createContext(container);

function Login() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main>
      <h1>{t('login.title')}</h1>
      <Form layout="vertical" data-testid="login-form" onFinish={() => void navigate('/accounts')}>
        <Form.Item label="E-mail" name="email" rules={[{ required: true }]}>
          <Input type="email" autoComplete="username" />
        </Form.Item>
        <Form.Item label="Password" name="password" rules={[{ required: true }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block>
          Sign in
        </Button>
      </Form>
      <Link to="/accounts">Accounts</Link>
    </main>
  );
}

const COLUMNS = (['login', 'name', 'balance', 'equity', 'currency'] as const).map((key) => ({
  key,
  title: key,
  dataIndex: key,
}));

const Accounts = observer(function Accounts() {
  const { t } = useTranslation();
  const store = useContext(ContainerContext).get(AccountsStore);
  useEffect(() => void store.load(), [store]);
  return (
    <main>
      <h1>{t('menu.accounts')}</h1>
      <div data-testid="accounts-list">
        <Table<Account>
          rowKey="login"
          columns={COLUMNS}
          dataSource={store.accounts}
          pagination={false}
          onRow={({ login }) => ({ 'data-testid': `account-${login}` }) as object}
        />
      </div>
    </main>
  );
});

async function start(root: HTMLElement): Promise<void> {
  const { data } = await axios.get<Record<string, string>>('/locales/en/translation.json');
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { translation: data } }, keySeparator: false });
  createRoot(root).render(
    <I18nextProvider i18n={i18next}>
      <BrowserRouter>
        <Routes>
          <Route path="/accounts" element={<Accounts />} />
          <Route path="*" element={<Login />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
