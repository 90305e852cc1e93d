import { instantOf } from '../../../domain/kernel/instant';
import type { NewsItem } from '../../../domain/news/news-item';
import { Time } from '../../components/figures/time';
import { GatewayRemark } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { FormNotice } from '../../forms/form-notice';
import styles from './parts.module.css';

/** Shows when a news item was withdrawn, and why: the item has no other text any more. */
export function WithdrawnNotice({ item: { language, reason, withdrawnAt } }: { item: NewsItem }) {
  const instant = instantOf(withdrawnAt);
  return (
    <div className={styles['notice']}>
      <FormNotice tone="info">
        {instant !== null && (
          <strong>
            <Sentence textKey="news.withdrawn" parts={{ time: <Time instant={instant} /> }} />
          </strong>
        )}{' '}
        <GatewayRemark culture={language}>{reason}</GatewayRemark>
      </FormNotice>
    </div>
  );
}
