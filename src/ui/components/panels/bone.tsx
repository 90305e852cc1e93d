import styles from './bone.module.css';

interface BoneProps {
  /** Words of a length, a button, or a field as wide as its place. */
  as?: 'word' | 'short' | 'medium' | 'line' | 'control' | 'field';
}

/** A placeholder for something that is on its way, in a skeleton that is laid out like the content to come. */
export function Bone({ as = 'short' }: BoneProps) {
  return <i className={`${styles['bone']} ${styles[as]}`} />;
}

/** Counts from 0: as many as `count` says. */
export const several = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);
