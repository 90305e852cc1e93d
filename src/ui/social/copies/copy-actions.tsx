import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { CopiesStore } from '../../../application/social/copies-store';
import type { Copy } from '../../../domain/social/copy';
import { returnedNow } from '../../../domain/social/copy-amounts';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { FormProblemNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './copies.module.css';

/** Pausing, going on and ending; the end shows what comes back before it is ordered. */
export const CopyActions = observer(function CopyActions({ copy }: { copy: Copy }) {
  const { t } = useTranslation();
  const store = useStore(CopiesStore);
  const { isSending, problem } = store.submission;
  const isPaused = copy.state === 'paused';
  return (
    <section className={styles['section']}>
      {problem && <FormProblemNotice problem={problem} />}
      {store.isStopOpen ? (
        <StopPreview copy={copy} />
      ) : (
        <div className={styles['buttons']}>
          <Button
            data-testid={isPaused ? 'copy-resume' : 'copy-pause'}
            loading={isSending}
            onClick={() => void (isPaused ? store.resume(copy.id) : store.pause(copy.id))}
          >
            {t(isPaused ? 'social.copy.resume' : 'social.copy.pause')}
          </Button>
          <Button danger data-testid="copy-stop" onClick={() => store.setStopOpen(true)}>
            {t('social.copy.stop')}
          </Button>
        </div>
      )}
      <p className={styles['quiet']}>{t(isPaused ? 'social.copy.pausedNote' : 'social.copy.pauseNote')}</p>
    </section>
  );
});

const StopPreview = observer(function StopPreview({ copy }: { copy: Copy }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const store = useStore(CopiesStore);
  const { currency, equity, feeNow, fromLogin, id } = copy;
  const rest = equity === null ? null : returnedNow(equity, feeNow ?? '0');
  return (
    <div className={styles['stop']} data-testid="copy-stop-preview">
      <h2>{t('social.stop.title')}</h2>
      <p className={styles['quiet']}>{t('social.stop.text')}</p>
      <Facts
        facts={[
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
      <div className={styles['buttons']}>
        <Button onClick={() => store.setStopOpen(false)}>{t('social.stop.keep')}</Button>
        <Button
          danger
          type="primary"
          data-testid="copy-stop-confirm"
          loading={store.submission.isSending}
          onClick={() => void store.stop(id)}
        >
          {t('social.stop.confirm', { amount: rest === null ? '—' : formatMoney(rest, currency) })}
        </Button>
      </div>
    </div>
  );
});
