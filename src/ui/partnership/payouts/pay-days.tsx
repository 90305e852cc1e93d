import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { PartnerPayout } from '../../../domain/partnership/payout';
import { Chip } from '../../components/chip';
import { Amount } from '../../components/figures/amount';
import { Time } from '../../components/figures/time';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useTranslation } from '../../i18n/texts';
import { Hindrances } from './hindrances';

/** The pay days so far, newest first. */
export function PayDays({ payouts }: { payouts: readonly PartnerPayout[] }) {
  const { t } = useTranslation();
  return (
    <section className={sections['section']}>
      <h2>{t('payouts.history')}</h2>
      {payouts.length === 0 ? (
        <p className={sections['help']}>{t('payouts.empty')}</p>
      ) : (
        <ul className={sections['rows']}>
          {payouts.map((payout) => (
            <PayDay key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PayDay({ payout }: { payout: PartnerPayout }) {
  const { t } = useTranslation();
  const { amount, asset, at, currency, id, login, missing, received, receivedCurrency, state } = payout;
  const isSent = state === 'sent';
  return (
    <li className={sections['row']} data-testid={`payout-${id}`}>
      <div className={sections['line']}>
        <strong>
          <Amount value={amount} currency={currency} />
        </strong>
        <Chip
          tone={isSent ? 'success' : 'warning'}
          icon={isSent ? <CheckCircleOutlined /> : <ClockCircleOutlined />}
        >
          {t(`payouts.state.${state}`)}
        </Chip>
        {at !== null && (
          <span className={sections['meta']}>
            <Time instant={Date.parse(at)} style="day" />
          </span>
        )}
      </div>
      {isSent && (
        <p className={sections['text']}>
          {asset === null ? (
            <Sentence textKey="payouts.paidInto" parts={{ login: <Verbatim>{login}</Verbatim> }} />
          ) : (
            <Sentence textKey="payouts.paidIntoWallet" parts={{ asset: <Verbatim>{asset}</Verbatim> }} />
          )}
          {receivedCurrency !== null && receivedCurrency !== currency && (
            <>
              {' · '}
              <Amount value={received} currency={receivedCurrency} />
            </>
          )}
        </p>
      )}
      <Hindrances missing={missing} />
    </li>
  );
}
