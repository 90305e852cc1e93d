import { instantOf } from '../../../domain/kernel/instant';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';

interface DecisionTimeProps {
  quote: { readonly cancelUntil: string | null } | null;
}

/** Time at which a withdrawal is decided, or "later" if the gateway does not say. */
export function DecisionTime({ quote }: DecisionTimeProps) {
  const { t } = useTranslation();
  const decisionTime = instantOf(quote?.cancelUntil ?? null);
  if (decisionTime === null) return t('money.next.later');
  return <Sentence textKey="money.next.by" parts={{ time: <Time instant={decisionTime} /> }} />;
}
