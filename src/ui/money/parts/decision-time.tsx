import { instantOf } from '../../../domain/kernel/instant';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

interface DecisionTimeProps {
  quote: { readonly cancelUntil: string | null } | null;
  /** Hours that a payment to a new destination waits at least; the quote, made without a destination, leaves them out. */
  waitHours?: number;
}

/** Time at which a withdrawal is decided, or "later" if the gateway does not send it. */
export function DecisionTime({ quote, waitHours = 0 }: DecisionTimeProps) {
  const { t } = useTranslation();
  const hours = useNumbers().integer(waitHours);
  const decisionTime = instantOf(quote?.cancelUntil ?? null);
  if (decisionTime === null) return t('money.next.later');
  const time = <Time instant={decisionTime} />;
  return waitHours > 0 ? (
    <Sentence textKey="money.next.byOrAfterWait" parts={{ time }} values={{ hours }} />
  ) : (
    <Sentence textKey="money.next.by" parts={{ time }} />
  );
}
