import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import logins from './logins.module.css';
import styles from './platform-panel.module.css';

/** Placeholder of the platforms: name and purpose, downloads, logins. */
export function PlatformSkeleton() {
  return range(3).map((platform) => (
    <div key={platform} className={styles['panel']}>
      <div className={styles['intro']}>
        <h2>
          <SkeletonBlock />
        </h2>
        <p className={styles['purpose']}>
          <SkeletonBlock shape="medium" />
        </p>
      </div>
      <div className={styles['body']}>
        <div className={styles['links']}>
          {range(4).map((link) => (
            <SkeletonBlock key={link} shape="control" />
          ))}
        </div>
        <div>
          {range(2).map((row) => (
            <div key={row} className={logins['row']}>
              <SkeletonBlock />
              <SkeletonBlock />
              <SkeletonBlock />
            </div>
          ))}
        </div>
      </div>
    </div>
  ));
}
