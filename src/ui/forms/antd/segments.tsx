import Segmented from 'antd/es/segmented';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

interface Segment<Value> {
  value: Value;
  label: ReactNode;
  tooltip?: string;
}

interface SegmentsProps<Value> {
  /** Names the group. */
  label: string;
  segments: readonly Segment<Value>[];
  /** None of theirs where nothing is chosen. */
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One out of a few, each in sight, as one line: where that has no room, it scrolls sideways. */
export function Segments<Value extends string | number>({
  label,
  segments,
  chosen,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <Segmented<Value>
      aria-label={label}
      className={styles['segments'] ?? ''}
      // Tab goes to the chosen radio button inside; on the group itself no key would do anything.
      tabIndex={-1}
      // The browser moves by arrow keys itself, the way the page runs; Ant Design would choose the other neighbour first.
      onKeyDownCapture={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      options={[...segments]}
      value={chosen}
      onChange={onChoose}
    />
  );
}
