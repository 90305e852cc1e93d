import { Bone } from '../../components/bone';
import { FactsSkeleton } from '../../components/facts-skeleton';
import sections from '../../components/page-sections.module.css';

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
