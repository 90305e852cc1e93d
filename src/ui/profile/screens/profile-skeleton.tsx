import { SkeletonBlock } from '../../components/panels/skeleton-block';
import { FactsSkeleton } from '../../components/figures/facts-skeleton';
import sections from '../../components/page/page-sections.module.css';

/** Placeholder of the verification and the data. */
export function ProfileSkeleton() {
  return (
    <>
      <p className={sections['help']}>
        <SkeletonBlock shape="line" /> <SkeletonBlock shape="medium" /> <SkeletonBlock shape="medium" />
      </p>
      <FactsSkeleton count={8} />
    </>
  );
}
