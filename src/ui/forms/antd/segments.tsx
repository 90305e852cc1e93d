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
  /** A value outside `segments` if nothing is chosen. */
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one segment in one line, which scrolls sideways if it does not fit. */
export function Segments<Value extends string | number>({
  label,
  segments,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <Segmented<Value>
      aria-label={label}
      className={styles['segments'] ?? ''}
      // Tab goes to the chosen radio button inside, since the group itself handles no keys.
      tabIndex={-1}
      // The browser handles arrow keys in the page's direction; Ant Design's handler would move the other way first.
      onKeyDownCapture={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      options={[...segments]}
      value={value}
      onChange={onChange}
    />
  );
}
