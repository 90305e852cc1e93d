import { observer } from 'mobx-react-lite';
import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import type { MoneyRequest } from '../../../domain/money/money-request';
import { CopyButton } from '../../components/copy-button';
import { QrCode } from '../../components/qr-code';
import { FormNotice } from '../../forms/form-notice';
import { Facts } from '../../components/figures/facts';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from '../parts/money-page.module.css';

/** Deposit address of a digital asset, to copy or scan, with a warning about the network. */
export const AssetAddress = observer(function AssetAddress({ request }: { request: MoneyRequest }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const clipboard = useStore(ClipboardStore);
  const { address, asset, confirmationsNeeded, minimum, network, payAmount } = request;
  const assetAmount = (amount: string) => <Verbatim>{`${asset} ${numbers.exact(amount)}`}</Verbatim>;
  const facts = [
    {
      key: 'network',
      label: t('money.network'),
      value: network && <Verbatim dir="auto">{network}</Verbatim>,
    },
    ...(asset !== null && payAmount !== null
      ? [{ key: 'amount', label: t('money.sendExactly'), value: assetAmount(payAmount) }]
      : []),
    ...(asset !== null && minimum !== null
      ? [{ key: 'minimum', label: t('money.minimum'), value: assetAmount(minimum) }]
      : []),
    ...(confirmationsNeeded === null
      ? []
      : [
          {
            key: 'credited',
            label: t('money.credited'),
            value: numbers.integer(confirmationsNeeded),
          },
        ]),
  ];
  return (
    <section data-testid="money-address">
      <div className={styles['address']}>
        <QrCode text={address ?? ''} label={t('money.qr')} className={styles['qr']} testId="money-qr" />
        <div>
          <b>{t('money.address')}</b>
          <p>
            <Verbatim as="code">{address}</Verbatim>{' '}
            <CopyButton label={t('money.copyAddress')} onCopy={() => void clipboard.copy(address ?? '')} />
          </p>
          <Facts facts={facts} />
        </div>
      </div>
      <FormNotice tone="warning">{t('money.onlyThis', { network: network ?? '' })}</FormNotice>
    </section>
  );
});
