import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import { FactsSkeleton } from '../../components/figures/facts-skeleton';
import { KeyFigures } from '../../components/figures/key-figures';

/** Placeholder of an account's overview. */
export function DetailSkeleton() {
  const figures = range(5).map((figure) => ({
    key: String(figure),
    caption: <SkeletonBlock />,
    value: <SkeletonBlock shape="medium" />,
    note: <SkeletonBlock shape="short" />,
  }));
  return (
    <>
      <KeyFigures figures={figures} />
      <FactsSkeleton count={6} />
    </>
  );
}
