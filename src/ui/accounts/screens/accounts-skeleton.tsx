import styles from './accounts-skeleton.module.css';

const FIGURES = [0, 1, 2];
const ROWS = [0, 1, 2, 3, 4, 5];

/** Placeholder of the page: key figures, tabs and tools, then rows or cards. */
export function AccountsSkeleton({ cards }: { cards: boolean }) {
  return (
    <>
      <div className={styles['figures']}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <i className={styles['caption']} />
            <i className={styles['figure']} />
            <i className={styles['caption']} />
          </div>
        ))}
      </div>
      <div className={styles['bar']}>
        <TabsSkeleton />
        <i className={styles['tools']} />
      </div>
      {!cards && <div className={styles['head']} />}
      {ROWS.map((row) => (
        <div key={row} className={styles[cards ? 'card' : 'row']}>
          <div>
            <i className={styles['name']} />
            <i className={styles['caption']} />
          </div>
          <i className={styles['amount']} />
          <i className={styles['amount']} />
          <i className={styles['amount']} />
          <i className={styles['amount']} />
        </div>
      ))}
    </>
  );
}

/** Placeholder of the tabs. */
export function TabsSkeleton() {
  return (
    <div className={styles['tabs']}>
      <i className={styles['caption']} />
      <i className={styles['caption']} />
      <i className={styles['caption']} />
    </div>
  );
}
