import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AddressBookStore } from '../../../application/wallet/address-book-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { AddressBook, SavedAddress } from '../../../domain/wallet/wallet';
import { MissingValue } from '../../components/figures/amount';
import { Chip } from '../../components/chip';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Sentence } from '../../components/text/sentence';
import { SupportText } from '../../components/text/support-text';
import { Time } from '../../components/figures/time';
import { TextButton } from '../../forms/antd/text-button';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import type { BookRowsProps } from '../../forms/books/book-columns';
import { BookRows } from '../../forms/books/book-rows';
import { CopyableCode } from '../../money/parts/copyable-code';
import { EditAddress } from './edit-address';
import { NewAddress } from './new-address';
import { Verbatim } from '../../components/text/verbatim';
import styles from './wallet.module.css';

/** The addresses for withdrawals, and the form for a new one. */
export const Addresses = observer(function Addresses() {
  const { t } = useTranslation();
  const store = useStore(AddressBookStore);
  useEffect(() => store.open(), [store]);
  return (
    <div className={styles['split']}>
      <section className={styles['section']}>
        <h2>{t('wallet.book.title')}</h2>
        <FreshPanel remote={store.remote} onRetry={() => store.retry()} failedTitle={t('wallet.book.failed')}>
          {(book) => <AddressList book={book} />}
        </FreshPanel>
      </section>
      <section className={styles['section']}>
        <h2>{t('wallet.add.title')}</h2>
        <NewAddress />
      </section>
      <EditAddress />
    </div>
  );
});

const AddressList = observer(function AddressList({ book: { addresses, most } }: { book: AddressBook }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AddressBookStore);
  if (addresses.length === 0)
    return (
      <EmptyNote
        title={t('wallet.book.empty')}
        text={t('wallet.book.emptyHelp')}
        testId="wallet-addresses-empty"
      />
    );
  const columns: BookRowsProps<SavedAddress>['columns'] = [
    {
      key: 'label',
      label: t('wallet.label'),
      cell: ({ addressId, label }) => (
        <b data-testid={`wallet-address-${addressId}`}>
          <Verbatim dir="auto">{label}</Verbatim>
        </b>
      ),
    },
    {
      key: 'asset',
      label: t('wallet.assetAndNetwork'),
      cell: ({ asset, network, networkTitle }) => (
        <>
          <Verbatim>{asset}</Verbatim>
          <div className={styles['quiet']}>
            <Verbatim dir="auto">{networkTitle ?? network}</Verbatim>
          </div>
        </>
      ),
    },
    {
      key: 'address',
      label: t('wallet.addressLabel'),
      cell: ({ address }) => <CopyableCode kind="address" text={address} />,
    },
    {
      key: 'memo',
      label: t('money.memo'),
      cell: ({ memo }) =>
        memo === null ? <MissingValue /> : <Verbatim className={styles['unbroken']}>{memo}</Verbatim>,
    },
    {
      key: 'state',
      label: t('wallet.stateLabel'),
      cell: (address) => (
        <div className={styles['state']}>
          <State address={address} />
        </div>
      ),
    },
    {
      key: 'actions',
      label: t('wallet.actions'),
      actions: true,
      cell: (address) => (
        <span className={`${styles['links']} ${styles['unbroken']}`}>
          {(['rename', 'remove'] as const).map((action) => (
            <TextButton
              key={action}
              testId={`wallet-${action}-${address.addressId}`}
              onClick={() => store.edit(address, action)}
            >
              {t(`wallet.book.${action}`)}
            </TextButton>
          ))}
        </span>
      ),
    },
  ];
  return (
    <>
      {most !== null && (
        <p className={`${styles['quiet']} ${styles['count']}`}>
          {t('wallet.book.count', { number: numbers.integer(addresses.length), most: numbers.integer(most) })}
        </p>
      )}
      <BookRows
        label={t('wallet.book.title')}
        columns={columns}
        items={addresses}
        keyOf={({ addressId }) => addressId}
      />
    </>
  );
});

function State({ address: { state, reason, usableFrom } }: { address: SavedAddress }) {
  const { t } = useTranslation();
  const usableInstant = instantOf(usableFrom);
  if (state === 'usable')
    return (
      <Chip tone="success" icon={<CheckCircleOutlined />}>
        {t('wallet.book.usable')}
      </Chip>
    );
  if (state === 'waiting')
    return (
      <Chip tone="warning" icon={<ClockCircleOutlined />}>
        {usableInstant === null ? (
          t('wallet.book.waiting')
        ) : (
          <span>
            <Sentence textKey="wallet.book.waitsUntil" parts={{ time: <Time instant={usableInstant} /> }} />
          </span>
        )}
      </Chip>
    );
  return (
    <>
      <Chip tone="error" icon={<StopOutlined />}>
        {t('wallet.book.blocked')}
      </Chip>
      <div className={styles['quiet']}>
        {reason !== null && <bdi>{reason}</bdi>} <SupportText>{t('wallet.book.askWhy')}</SupportText>
      </div>
    </>
  );
}
