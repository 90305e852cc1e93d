import { SkeletonBlock, range } from '../panels/skeleton-block';

interface PairsSkeletonProps {
  count: number;
  /** Length of a name. */
  name?: 'short' | 'medium';
  className?: string | undefined;
}

/** Placeholder of a list of names with their figures, which has the layout of its class. */
export function PairsSkeleton({ className, count, name = 'short' }: PairsSkeletonProps) {
  return (
    <dl className={className}>
      {range(count).map((pair) => (
        <div key={pair}>
          <dt>
            <SkeletonBlock shape={name} />
          </dt>
          <dd>
            <SkeletonBlock shape="word" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
