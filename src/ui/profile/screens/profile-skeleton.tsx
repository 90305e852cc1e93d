import { Bone } from '../../components/panels/bone';
import { FactsSkeleton } from '../../components/figures/facts-skeleton';
import sections from '../../components/page/page-sections.module.css';

/** Whether the data are verified, and the data. */
export function ProfileSkeleton() {
  return (
    <>
      <p className={sections['help']}>
        <Bone as="line" /> <Bone as="medium" /> <Bone as="medium" />
      </p>
      <FactsSkeleton count={8} />
    </>
  );
}
