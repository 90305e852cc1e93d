import styles from './frame-skeleton.module.css';

/** The room that a frame will take. */
export function FrameSkeleton() {
  return <div className={styles['skeleton']} />;
}
