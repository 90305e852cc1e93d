import styles from './frame-skeleton.module.css';

/** Placeholder with the size of a frame. */
export function FrameSkeleton() {
  return <div className={styles['skeleton']} />;
}
