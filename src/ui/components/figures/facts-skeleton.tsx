import { Bone, several } from '../panels/bone';
import { Facts } from './facts';

/** Names and values on their way. */
export function FactsSkeleton({ count }: { count: number }) {
  return (
    <Facts
      facts={several(count).map((fact) => ({
        key: String(fact),
        label: <Bone />,
        value: <Bone as="medium" />,
      }))}
    />
  );
}
