import { Bone, several } from '../../components/panels/bone';
import logins from './logins.module.css';
import styles from './platform-panel.module.css';

/** Platforms: name and purpose, downloads, what to sign in with. */
export function PlatformSkeleton() {
  return several(3).map((platform) => (
    <div key={platform} className={styles['panel']}>
      <div className={styles['intro']}>
        <h2>
          <Bone />
        </h2>
        <p className={styles['purpose']}>
          <Bone as="medium" />
        </p>
      </div>
      <div className={styles['body']}>
        <div className={styles['links']}>
          {several(4).map((link) => (
            <Bone key={link} as="control" />
          ))}
        </div>
        <div>
          {several(2).map((row) => (
            <div key={row} className={logins['row']}>
              <Bone />
              <Bone />
              <Bone />
            </div>
          ))}
        </div>
      </div>
    </div>
  ));
}
