import styles from './skeleton-block.module.css';

interface SkeletonBlockProps {
  /** Text of some length, a button, or a field of full width. */
  shape?: 'word' | 'short' | 'medium' | 'line' | 'control' | 'field';
}

/** One placeholder in a skeleton that has the layout of the content. */
export function SkeletonBlock({ shape = 'short' }: SkeletonBlockProps) {
  return <i className={`${styles['block']} ${styles[shape]}`} />;
}

/** The numbers from 0 to `count` − 1. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
