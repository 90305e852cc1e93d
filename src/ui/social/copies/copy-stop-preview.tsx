import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CopiesStore } from '../../../application/social/copies-store';
import type { CopyDetails } from '../../../domain/social/copy';
import { returnedNow } from '../../../domain/social/copy-amounts';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { FormProblemNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './copies.module.css';

/** A preview before the order to end a copy: the positions that close, the fee, and the money that is returned. */
export const CopyStopPreview = observer(function CopyStopPreview({ copy }: { copy: CopyDetails }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const numbers = useNumbers();
  const store = useStore(CopiesStore);
  const { currency, equity, feeNow, fromLogin, id, positions } = copy;
  const { isSending, problem } = store.submission;
  const rest = equity === null ? null : returnedNow(equity, feeNow ?? '0');
  const rows = positions.flatMap(({ openLots, side, symbol }) =>
    openLots === null ? [] : [{ text: `${symbol} ${t(`social.side.${side}`)} ${numbers.exact(openLots)}` }],
  );
  return (
    <div className={styles['panel']} data-testid="copy-stop-preview">
      <h2>{t('social.stop.title')}</h2>
      {problem && <FormProblemNotice problem={problem} />}
      <p className={styles['quiet']}>{t('social.stop.text')}</p>
      <Facts
        facts={[
          {
            key: 'positions',
            label: t('social.stop.positions'),
            value:
              rows.length === 0
                ? numbers.integer(0)
                : rows.map(({ text }, index) => (
                    // Two parts of a position may read the same.
                    <div key={`${text} ${index}`}>
                      <bdi>{text}</bdi>
                    </div>
                  )),
          },
          {
            key: 'worth',
            label: t('social.stop.worth'),
            value: <Amount value={equity} currency={currency} />,
          },
          { key: 'fee', label: t('social.stop.fee'), value: <Amount value={feeNow} currency={currency} /> },
          {
            key: 'rest',
            label: t('social.stop.back', { login: `\u2066${fromLogin}\u2069` }),
            value: <Amount value={rest} currency={currency} />,
          },
        ]}
      />
      <p className={styles['quiet']}>{t('social.copy.pauseNote')}</p>
      <div className={styles['buttons']}>
        <Button onClick={() => store.setStopOpen(false)}>{t('social.stop.keep')}</Button>
        <Button
          danger
          type="primary"
          data-testid="copy-stop-confirm"
          loading={isSending}
          onClick={() => void store.stop(id)}
        >
          {t('social.stop.confirm', { amount: rest === null ? '—' : formatMoney(rest, currency) })}
        </Button>
      </div>
    </div>
  );
});
