import { Bone, several } from '../../../components/bone';
import { FactsSkeleton } from '../../../components/facts-skeleton';
import { KeyFigures } from '../../../components/key-figures';

/** An account's overview on its way. */
export function DetailSkeleton() {
  const figures = several(5).map((figure) => ({
    key: String(figure),
    caption: <Bone />,
    value: <Bone as="medium" />,
    note: <Bone as="short" />,
  }));
  return (
    <>
      <KeyFigures figures={figures} />
      <FactsSkeleton count={6} />
    </>
  );
}
