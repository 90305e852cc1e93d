import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import parts from '../parts/parts.module.css';
import article from './news-entry.module.css';
import tools from './news-tools.module.css';
import styles from './news-skeleton.module.css';

/** Placeholder of categories, search and a few pieces of news. */
export function NewsSkeleton() {
  return (
    <>
      <div className={tools['tools']}>
        <div className={styles['categories']}>
          {range(4).map((category) => (
            <SkeletonBlock key={category} shape="control" />
          ))}
        </div>
        <div className={tools['search']}>
          <SkeletonBlock shape="field" />
        </div>
      </div>
      <OlderSkeleton />
    </>
  );
}

/** Placeholder of a few pieces of news. */
export function OlderSkeleton() {
  return range(5).map((item) => (
    <div key={item} className={article['article']}>
      <h2>
        <SkeletonBlock shape="medium" />
      </h2>
      <p className={parts['meta']}>
        <SkeletonBlock shape="medium" />
      </p>
      <p className={article['summary']}>
        <SkeletonBlock shape="line" />
        <SkeletonBlock shape="medium" />
      </p>
      <div className={parts['symbols']}>
        <span className={styles['chip']} />
      </div>
    </div>
  ));
}
