import { SkeletonBlock, range } from '../panels/skeleton-block';
import { Facts } from './facts';

/** Placeholder of names and values. */
export function FactsSkeleton({ count }: { count: number }) {
  return (
    <Facts
      facts={range(count).map((fact) => ({
        key: String(fact),
        label: <SkeletonBlock />,
        value: <SkeletonBlock shape="medium" />,
      }))}
    />
  );
}
