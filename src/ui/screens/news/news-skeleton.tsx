import styles from './news-skeleton.module.css';

/** The shape of a few pieces of news. */
export function NewsSkeleton() {
  return (
    <div>
      {[0, 1, 2, 3, 4].map((item) => (
        <div key={item} className={styles['item']}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
