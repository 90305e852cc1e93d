import { Link } from 'react-router-dom';
import { instantOf } from '../../../domain/kernel/instant';
import type { Wallet, WalletAsset, WalletRequest } from '../../../domain/wallet/wallet';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { Amount, MissingValue } from '../../components/figures/amount';
import { EmptyNote } from '../../components/panels/empty-note';
import { KeyFigures } from '../../components/figures/key-figures';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import type { BookRowsProps } from '../../forms/books/book-columns';
import { BookRows } from '../../forms/books/book-rows';
import { PayoutAddress } from './payout-address';
import { PendingMoves } from './pending-moves';
import { Verbatim } from '../../components/text/verbatim';
import styles from './wallet.module.css';

/** The assets of the wallet, as sent, and the pending moves. */
export function Overview({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const { assets, pending } = wallet;
  const isEmpty = pending.length === 0 && assets.every(({ balance }) => Number(balance) === 0);
  return (
    <>
      <Figures wallet={wallet} />
      {isEmpty ? (
        <EmptyNote title={t('wallet.nothing.title')} text={t('wallet.nothing.text')} testId="wallet-nothing">
          <span className={styles['links']}>
            <Link to={walletPage('deposit')}>{t('money.move.deposit')}</Link>
            <Link to={walletPage('transfer')}>{t('money.move.transfer')}</Link>
          </span>
        </EmptyNote>
      ) : (
        <div className={styles['split']}>
          <section className={styles['section']}>
            <h2>{t('wallet.assets')}</h2>
            <Assets wallet={wallet} />
          </section>
          <section className={styles['section']}>
            <h2>{t('wallet.underWay')}</h2>
            <PendingMoves requests={pending} />
          </section>
        </div>
      )}
      <PayoutAddress />
    </>
  );
}

function Figures({ wallet }: { wallet: Wallet }) {
  const { assets, currency, pending, total, withdrawals } = wallet;
  const { t } = useTranslation();
  const numbers = useNumbers();
  const formatMoney = useMoneyText();
  if (currency === null) return null;
  const resetsAt = instantOf(withdrawals?.resetsAt ?? null);
  /** The figure of outgoing or incoming amounts by asset. None if nothing is pending. */
  const pendingFigure = (key: 'out' | 'in', caption: string) => {
    const [figure, kind] =
      key === 'out' ? (['pendingOut', 'withdrawal'] as const) : (['pendingIn', 'deposit'] as const);
    const movingAssets = assets.filter((item) => Number(item[figure]) > 0);
    if (movingAssets.length === 0) return [];
    const requests = pending.filter((request) => request.kind === kind);
    const [singleRequest] = requests.length === 1 ? requests : [];
    return [
      {
        key,
        caption,
        value: movingAssets.map((item) => (
          <div key={item.asset}>
            <Amount value={item[figure]} currency={item.asset} />
          </div>
        )),
        note: singleRequest ? (
          <RequestProgress request={singleRequest} />
        ) : (
          t('common.pair', { label: t('wallet.underWay'), value: numbers.integer(requests.length) })
        ),
      },
    ];
  };
  const figures = [
    {
      key: 'total',
      caption: t('wallet.valueIn', { currency }),
      value: <Amount value={total} currency={currency} />,
      note: t('wallet.assetCount', { number: numbers.integer(assets.length) }),
    },
    ...pendingFigure('out', t('wallet.goingOut')),
    ...pendingFigure('in', t('wallet.comingIn')),
    ...(withdrawals
      ? [
          {
            key: 'left',
            caption: t('wallet.limitLeft'),
            value: <Amount value={withdrawals.left} currency={withdrawals.currency ?? currency} />,
            note: withdrawals.limit !== null && resetsAt !== null && (
              <Sentence
                textKey="wallet.limitOf"
                values={{ limit: formatMoney(withdrawals.limit, withdrawals.currency ?? currency) }}
                parts={{ time: <Time instant={resetsAt} /> }}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <div className={styles['figures']}>
      <KeyFigures figures={figures} />
    </div>
  );
}

/** The progress of the only request of its kind: its confirmations, or its state. */
function RequestProgress({
  request: { confirmations, confirmationsNeeded, state },
}: {
  request: WalletRequest;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (confirmationsNeeded === null) return t(`money.state.${state}`);
  const [done, number] = [confirmations ?? 0, confirmationsNeeded].map((count) => numbers.integer(count));
  const value = t('money.confirmations', { done, number });
  return t('common.pair', { label: t('money.fact.confirmations'), value });
}

function Assets({ wallet: { assets, currency } }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const figure = (key: 'balance' | 'available', label: string) => ({
    key,
    label,
    figure: true,
    cell: (item: WalletAsset) => <Amount withoutCode value={item[key]} currency={item.asset} />,
  });
  const columns: BookRowsProps<WalletAsset>['columns'] = [
    {
      key: 'asset',
      label: t('wallet.asset'),
      cell: ({ asset, price, title }) => {
        const hasPrice = price !== null && currency !== null;
        return (
          <span data-testid={`wallet-asset-${asset}`}>
            <b>
              <Verbatim>{asset}</Verbatim>
            </b>
            <div className={styles['quiet']}>
              {title !== null && <bdi>{title}</bdi>}
              {title !== null && hasPrice && ' · '}
              {hasPrice && (
                <Verbatim className={styles['unbroken']}>{`${currency} ${numbers.exact(price)}`}</Verbatim>
              )}
            </div>
          </span>
        );
      },
    },
    figure('balance', t('accounts.balance')),
    {
      key: 'pending',
      label: t('wallet.pendingFigure'),
      figure: true,
      cell: (item) => <Pending asset={item} />,
    },
    figure('available', t('wallet.available')),
    ...(currency === null
      ? []
      : [
          {
            key: 'value',
            label: t('wallet.valueIn', { currency }),
            figure: true,
            cell: ({ value }: WalletAsset) => <Amount withoutCode value={value} currency={currency} />,
          },
        ]),
    {
      key: 'actions',
      label: t('wallet.actions'),
      actions: true,
      cell: ({ asset }) => (
        <span className={styles['links']}>
          {(['deposit', 'withdraw', 'transfer'] as const).map((move) => (
            <Link key={move} to={walletPage(move, { asset })}>
              {t(`money.move.${move}`)}
            </Link>
          ))}
        </span>
      ),
    },
  ];
  return (
    <BookRows label={t('wallet.assets')} columns={columns} items={assets} keyOf={({ asset }) => asset} />
  );
}

/** Outgoing and incoming amounts of an asset that are pending. */
function Pending({ asset: { asset, pendingIn, pendingOut } }: { asset: WalletAsset }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isNonZero = (figure: string | null): figure is string => figure !== null && Number(figure) !== 0;
  if (!isNonZero(pendingIn) && !isNonZero(pendingOut)) return <MissingValue />;
  return (
    <>
      {isNonZero(pendingOut) && <Verbatim>{`\u2212${numbers.money(pendingOut, asset)}`}</Verbatim>}
      {isNonZero(pendingIn) && (
        <div className={styles['quiet']}>
          {t('wallet.arriving', { amount: `\u2066+${numbers.money(pendingIn, asset)}\u2069` })}
        </div>
      )}
    </>
  );
}
