import { Bone, several } from '../../components/panels/bone';
import { FactsSkeleton } from '../../components/figures/facts-skeleton';
import { KeyFigures } from '../../components/figures/key-figures';

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
