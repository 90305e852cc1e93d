import { instantOf } from '../../../domain/kernel/instant';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';

interface DecidedByProps {
  quote: { readonly cancelUntil: string | null } | null;
}

/** When a withdrawal is decided, as far as the gateway says. */
export function DecidedBy({ quote }: DecidedByProps) {
  const { t } = useTranslation();
  const at = instantOf(quote?.cancelUntil ?? null);
  if (at === null) return t('money.next.later');
  return <Sentence textKey="money.next.by" parts={{ time: <Time instant={at} /> }} />;
}
