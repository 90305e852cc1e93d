import Button from 'antd/es/button';
import Table from 'antd/es/table';
import { useState, type ReactNode } from 'react';
import {
  Amount,
  Chip,
  ChoiceInput,
  CopyButton,
  DateInput,
  Dialog,
  EmptyNote,
  Facts,
  Field,
  FieldGroup,
  FileZone,
  FilterButtons,
  FormNotice,
  FreshPanel,
  KeyFigures,
  NumberInput,
  PageHead,
  PasswordInput,
  PortalError,
  Profit,
  RetryButton,
  SectionNav,
  SelectInput,
  SubmitButton,
  SubmitForm,
  TextButton,
  TextInput,
  Time,
  type Remote,
} from '../../src/public-api';

/** A part of the portal, shown on its own. */
interface Specimen {
  /** Its test handle is `specimen-{key}`. */
  readonly key: string;
  readonly Show: () => ReactNode;
}

const NOON = Date.UTC(2026, 4, 4, 12);
const doNothing = () => undefined;
const ready = (overrides: object): Remote<string> => ({
  status: 'ready',
  data: 'USD',
  asOf: NOON,
  refreshing: false,
  error: null,
  ...overrides,
});

/** The states of the panels. The loading one is last, because it suspends the panels after it. */
const STATES: readonly Remote<string>[] = [
  ready({}),
  ready({ error: PortalError.unavailable() }),
  { status: 'failed', error: PortalError.refused([1]) },
  { status: 'loading', slow: true },
  { status: 'loading', slow: false },
];

/** All specimens, in the order of the page. */
export const SPECIMENS: readonly Specimen[] = [
  {
    key: 'page-head',
    Show: () => (
      <PageHead
        title="Accounts"
        note={<Time instant={NOON} />}
        actions={<Button type="primary">Open an account</Button>}
      />
    ),
  },
  {
    key: 'buttons',
    Show: () => (
      <>
        <Button type="primary">Deposit</Button>
        <Button>Withdraw</Button>
        <Button disabled>Transfer</Button>
        <Button danger>Close the position</Button>
        <TextButton>Forgot your password?</TextButton>
        <RetryButton onRetry={doNothing} />
        <CopyButton label="Copy login 50128841" onCopy={doNothing} />
      </>
    ),
  },
  { key: 'fields', Show: Fields },
  {
    key: 'notices',
    Show: () => (
      <>
        <FormNotice tone="info">Two documents are being checked.</FormNotice>
        <FormNotice tone="success">Your address was saved.</FormNotice>
        <FormNotice tone="error">Incorrect email or password.</FormNotice>
      </>
    ),
  },
  {
    key: 'amounts',
    Show: () => (
      <KeyFigures
        figures={[
          { key: 'equity', caption: 'Equity', value: <Amount value="10250.40" currency="USD" /> },
          { key: 'gain', caption: 'Floating P/L', value: <Profit value="318.05" currency="USD" /> },
          { key: 'loss', caption: 'Today', value: <Profit value="-42.10" currency="USD" /> },
          { key: 'none', caption: 'Credit', value: <Amount value={null} currency="USD" />, note: 'Not sent' },
        ]}
      />
    ),
  },
  {
    key: 'facts',
    Show: () => (
      <Facts
        facts={[
          { key: 'server', label: 'Server', value: 'Live 1' },
          { key: 'leverage', label: 'Leverage', value: '1:500' },
          { key: 'nickname', label: 'Nickname', value: null },
        ]}
      />
    ),
  },
  {
    key: 'chips',
    Show: () => (
      <>
        {(['neutral', 'outline', 'success', 'warning', 'error', 'info'] as const).map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </>
    ),
  },
  {
    key: 'table',
    Show: () => (
      <Table
        rowKey="login"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[
          { login: 50128841, kind: 'Live', equity: '10250.40', profit: '318.05' },
          { login: 2104417, kind: 'Demo', equity: '5000.00', profit: '-42.10' },
        ]}
        columns={[
          { title: 'Login', dataIndex: 'login' },
          { title: 'Kind', dataIndex: 'kind', render: (kind: string) => <Chip>{kind}</Chip> },
          {
            title: 'Equity',
            dataIndex: 'equity',
            align: 'end',
            render: (value: string) => <Amount value={value} currency="USD" />,
          },
          {
            title: 'Floating P/L',
            dataIndex: 'profit',
            align: 'end',
            render: (value: string) => <Profit value={value} currency="USD" />,
          },
        ]}
      />
    ),
  },
  {
    key: 'states',
    Show: () => (
      <>
        {STATES.map((remote, index) => (
          <FreshPanel key={index} remote={remote} onRetry={doNothing} failedTitle="Accounts did not load">
            {(currency) => <Amount value="10250.40" currency={currency} />}
          </FreshPanel>
        ))}
      </>
    ),
  },
  {
    key: 'empty',
    Show: () => (
      <EmptyNote testId="no-accounts" title="No accounts yet" text="Open one to begin trading.">
        <Button type="primary">Open an account</Button>
      </EmptyNote>
    ),
  },
  {
    key: 'sections',
    Show: () => (
      <SectionNav
        isHorizontal
        label="Profile"
        current="personal"
        sections={['personal', 'security', 'notifications'].map((key) => ({ key, label: key, to: '' }))}
      />
    ),
  },
  { key: 'dialog', Show: OpenedDialog },
];

const LEVERAGES = ['1:30', '1:100', '1:500'].map((value) => ({ value, label: value }));
const PERIODS = ['Day', 'Week', 'Month'] as const;

function Fields() {
  const [values, setValues] = useState({
    email: 'mara@example.com',
    password: 'secret',
    amount: '250.00',
    leverage: '1:100',
    kind: 'live' as 'live' | 'demo',
    born: '1990-05-04',
    period: 'Week' as (typeof PERIODS)[number],
  });
  const set = (key: keyof typeof values) => (value: string) => setValues({ ...values, [key]: value });
  return (
    <SubmitForm unsentText="nothing" onSubmit={doNothing}>
      <Field id="email" label="Email" hint="We write to this address." required>
        <TextInput name="email" value={values.email} onChange={set('email')} />
      </Field>
      <Field id="password" label="Password" error="Enter at least 8 characters.">
        <PasswordInput
          name="password"
          autoComplete="off"
          value={values.password}
          onChange={set('password')}
        />
      </Field>
      <Field id="amount" label="Amount">
        <NumberInput prefix="USD" value={values.amount} onChange={set('amount')} />
      </Field>
      <Field id="leverage" label="Leverage">
        <SelectInput choices={LEVERAGES} value={values.leverage} onChange={set('leverage')} />
      </Field>
      <FieldGroup id="kind" label="Kind of account">
        <ChoiceInput
          name="kind"
          choices={[
            { value: 'live', label: 'Live' },
            { value: 'demo', label: 'Demo' },
          ]}
          value={values.kind}
          onChange={set('kind')}
        />
      </FieldGroup>
      <Field id="born" label="Date">
        <DateInput name="born" value={values.born} onChange={set('born')} />
      </Field>
      <Field id="file" label="Document">
        <FileZone testId="file" accept="image/*" onFile={doNothing}>
          Drop a file here, or choose one
        </FileZone>
      </Field>
      <FilterButtons
        label="Period"
        choices={PERIODS}
        value={values.period}
        nameOf={String}
        onChange={set('period')}
      />
      <SubmitButton testId="send" sending={false}>
        Send
      </SubmitButton>
    </SubmitForm>
  );
}

function OpenedDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the address…</Button>
      {open && (
        <Dialog
          title="Delete the address?"
          onCancel={close}
          actions={
            <>
              <Button onClick={close}>Keep it</Button>
              <Button type="primary" danger onClick={close}>
                Delete
              </Button>
            </>
          }
        >
          Withdrawals of digital assets then need another address.
        </Dialog>
      )}
    </>
  );
}
