import Button from 'antd/es/button';
import { useState } from 'react';
import { instantOf } from '../../../domain/kernel/instant';
import type { NewsArticle, NewsRevision } from '../../../domain/news/news-article';
import { Time } from '../../components/figures/time';
import { GatewayRemark, GatewayText } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { ArticleBody } from './article-body';
import styles from './article.module.css';

interface CorrectionsProps {
  article: NewsArticle;
  /** The newest first. */
  revisions: readonly NewsRevision[];
}

/** Each correction with its time and its note; the earlier article opens below it. */
export function Corrections({ article, revisions }: CorrectionsProps) {
  return revisions.map((revision, index) => <Correction key={index} article={article} revision={revision} />);
}

function Correction({ article, revision }: { article: NewsArticle; revision: NewsRevision }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const instant = instantOf(revision.at);
  const { instruments, language } = article;
  return (
    <div className={styles['correction']} data-testid="news-correction">
      <FormNotice tone="info">
        {instant !== null && (
          <strong>
            <Sentence textKey="news.corrected" parts={{ time: <Time instant={instant} /> }} />
          </strong>
        )}{' '}
        <GatewayRemark culture={language}>{revision.note}</GatewayRemark>{' '}
        <Button
          type="link"
          className={styles['earlier'] ?? ''}
          aria-expanded={isOpen}
          data-testid="news-earlier"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'news.hideEarlier' : 'news.earlier')}
        </Button>
      </FormNotice>
      {isOpen && (
        <div className={styles['before']} data-testid="news-before">
          <h2>
            <GatewayText culture={language}>{revision.title}</GatewayText>
          </h2>
          <ArticleBody body={revision.body} language={language} instruments={instruments} />
        </div>
      )}
    </div>
  );
}
