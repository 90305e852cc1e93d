import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { OpeningRequestsStore } from '../../../application/opening/opening-requests-store';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { openingName, type OpeningRequest } from '../../../domain/opening/opening';
import { instantOf } from '../../../domain/kernel/instant';
import { moneyAddress } from '../../../domain/accounts/money-move';
import { terminalPageFor } from '../../../domain/platform/terminal-url';
import { Amount } from '../../components/figures/amount';
import { Chip } from '../../components/chip';
import { CopyButton } from '../../components/copy-button';
import { Facts } from '../../components/figures/facts';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Login } from '../../components/figures/login';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import page from '../../money/parts/money-page.module.css';
import styles from './opening.module.css';

/** The result of a request: the access data of the account, or that the request is under review. */
export const OpeningResult = observer(function OpeningResult({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const store = useStore(OpeningRequestsStore);
  useEffect(() => store.load(), [store]);
  return (
    <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('money.requestFailed')}>
      {(requests) => {
        const request = requests.find((item) => item.requestId === requestId);
        return request ? (
          <Result request={request} />
        ) : (
          <FormNotice tone="info">{t('account.open.unknown')}</FormNotice>
        );
      }}
    </FreshPanel>
  );
});

const Result = observer(function Result({ request }: { request: OpeningRequest }) {
  const { t } = useTranslation();
  const { login, state } = request;
  const name = `\u2068${openingName(request)}\u2069`;
  return (
    <div data-testid="open-account-result" data-state={state}>
      <div className={styles['state']}>
        <h1 tabIndex={-1}>{t(`account.open.state.${state}`, { name })}</h1>
        {state === 'opened' && (
          <Chip tone="success" icon={<CheckCircleOutlined />}>
            {t('account.status.active')}
          </Chip>
        )}
        {state === 'pending' && (
          <Chip tone="warning" icon={<ClockCircleOutlined />}>
            {t('money.state.pending')}
          </Chip>
        )}
      </div>
      <div className={page['split']}>
        <div>
          {state === 'opened' && login !== null && <AccessData request={request} login={login} />}
          {state === 'pending' && <PendingRequest request={request} />}
          {state === 'refused' && <p>{t('account.open.askSupport')}</p>}
        </div>
        <section className={page['aside']}>
          <div>
            <h2>{t('account.about')}</h2>
            <AccountFacts request={request} />
          </div>
        </section>
      </div>
    </div>
  );
});

const TERMINALS: Readonly<Partial<Record<OpeningRequest['platform'], string>>> = {
  MT4: '/webterminal4',
  MT5: '/webterminal5',
};

/** The access data for the platform's sign-in, and links to the next steps. */
const AccessData = observer(function AccessData({
  request,
  login,
}: {
  request: OpeningRequest;
  login: number;
}) {
  const { t } = useTranslation();
  const accounts = useStore(AccountsStore);
  const { hasReadOnlyPassword, kind, platform, server } = request;
  const terminal = TERMINALS[platform];
  const settings = accountAddress(login, 'settings');
  return (
    <>
      <p>{t('account.open.signIn', { platform })}</p>
      <Facts
        facts={[
          {
            key: 'login',
            label: t('platform.login'),
            value: (
              <span className={styles['figure']} data-testid="open-account-login">
                <Login login={login} />
                <CopyButton
                  label={t('accounts.copyLoginOf', { login })}
                  onCopy={() => void accounts.copyLogin(login)}
                />
              </span>
            ),
          },
          {
            key: 'server',
            label: t('platform.server'),
            value: server && (
              <span className={styles['figure']}>
                <Verbatim dir="auto">{server}</Verbatim>
                <CopyButton
                  label={t('platform.copyServer', { server })}
                  onCopy={() => void accounts.copyServer(server)}
                />
              </span>
            ),
          },
          {
            key: 'trading',
            label: t('account.settings.trading'),
            value: (
              <>
                {t('account.open.chosen')}{' '}
                <Link to={settings} className={styles['inText']}>
                  {t('account.settings.set')}
                </Link>
              </>
            ),
          },
          {
            key: 'readOnly',
            label: t('account.settings.readOnly'),
            value: hasReadOnlyPassword ? (
              t('account.open.chosen')
            ) : (
              <>
                {t('account.settings.notSet')}{' '}
                <Link to={settings} className={styles['inText']}>
                  {t('account.settings.set')}
                </Link>
              </>
            ),
          },
        ]}
      />
      <div className={styles['notice']}>
        <FormNotice tone="info">{t('account.open.notPortal')}</FormNotice>
      </div>
      <div className={styles['links']}>
        {kind === 'live' && (
          <Link to={moneyAddress('deposit', login)} className={page['primary']}>
            {t('money.move.deposit')}
          </Link>
        )}
        {terminal !== undefined && kind === 'live' && (
          <Link to={terminalPageFor(terminal, login)}>{t('accounts.trade')}</Link>
        )}
        <Link to="/platform">{t('platform.title')}</Link>
        <Link to={accountAddress(login)}>{t('money.toTheAccount')}</Link>
      </div>
    </>
  );
});

const PendingRequest = observer(function PendingRequest({ request }: { request: OpeningRequest }) {
  const { t } = useTranslation();
  const store = useStore(OpeningRequestsStore);
  const { requestId } = request;
  const until = instantOf(request.decideBy);
  const { problem, isSending } = store.submission;
  return (
    <>
      <p>
        {until === null ? (
          t('account.open.reviewed')
        ) : (
          <Sentence textKey="account.open.decideBy" parts={{ time: <Time instant={until} /> }} />
        )}
      </p>
      {store.cancelledId === requestId && problem && <FormProblemNotice problem={problem} />}
      <div className={styles['notice']}>
        <Button
          data-testid="open-account-cancel"
          loading={isSending}
          onClick={() => void store.cancel(requestId)}
        >
          {t('money.cancelRequest')}
        </Button>
      </div>
    </>
  );
});

function AccountFacts({ request }: { request: OpeningRequest }) {
  const { t } = useTranslation();
  const { accountType, balance, currency, kind, leverage, marginMode, platform, reference, swapFree } =
    request;
  const createdInstant = instantOf(request.createdAt);
  const summary = [t(`accounts.tab.${kind}`), platform, marginMode && t(`account.mode.${marginMode}`)];
  return (
    <Facts
      facts={[
        { key: 'what', label: t('accounts.account'), value: summary.filter(Boolean).join(', ') },
        { key: 'type', label: t('account.open.offer'), value: accountType && <bdi>{accountType}</bdi> },
        { key: 'currency', label: t('account.fact.currency'), value: currency },
        {
          key: 'leverage',
          label: t('account.fact.leverage'),
          value: leverage === null ? null : <Verbatim>1:{leverage}</Verbatim>,
        },
        {
          key: 'swapFree',
          label: t('account.fact.swapFree'),
          value: t(`account.${swapFree ? 'yes' : 'no'}`),
        },
        ...(balance === null
          ? []
          : [
              {
                key: 'balance',
                label: t('accounts.balance'),
                value: <Amount value={balance} currency={currency} />,
              },
            ]),
        {
          key: 'reference',
          label: t('money.fact.reference'),
          value: reference && <Verbatim>{reference}</Verbatim>,
        },
        {
          key: 'since',
          label: t('money.fact.since'),
          value: createdInstant === null ? null : <Time instant={createdInstant} />,
        },
      ]}
    />
  );
}
