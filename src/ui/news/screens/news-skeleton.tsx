import { Bone, several } from '../../components/panels/bone';
import article from './news-article.module.css';
import tools from './news-tools.module.css';
import styles from './news-skeleton.module.css';

/** Categories and search, and below them a few pieces of news. */
export function NewsSkeleton() {
  return (
    <>
      <div className={tools['tools']}>
        <div className={styles['categories']}>
          {several(4).map((category) => (
            <Bone key={category} as="control" />
          ))}
        </div>
        <div className={tools['search']}>
          <Bone as="field" />
        </div>
      </div>
      <OlderSkeleton />
    </>
  );
}

/** The shape of a few pieces of news. */
export function OlderSkeleton() {
  return several(5).map((item) => (
    <div key={item} className={article['article']}>
      <h2>
        <Bone as="medium" />
      </h2>
      <p className={article['meta']}>
        <Bone as="medium" />
      </p>
      <p className={article['summary']}>
        <Bone as="line" />
        <Bone as="medium" />
      </p>
      <div className={article['instruments']}>
        <span className={styles['chip']} />
      </div>
    </div>
  ));
}
