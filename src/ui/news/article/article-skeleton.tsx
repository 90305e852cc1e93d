import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import styles from './article.module.css';

/** Placeholder of an article. */
export function ArticleSkeleton() {
  return (
    <div className={styles['page']}>
      <div className={styles['text']}>
        <SkeletonBlock shape="medium" />
        {range(6).map((line) => (
          <SkeletonBlock key={line} shape="line" />
        ))}
      </div>
    </div>
  );
}
