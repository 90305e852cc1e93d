import { Bone, several } from '../../components/panels/bone';
import { KeyFigures } from '../../components/figures/key-figures';
import sections from '../../components/page/page-sections.module.css';
import styles from './partnership.module.css';

/** The client's code and link, then what came of it. */
export function InvestSkeleton() {
  return (
    <>
      <LinkSkeleton withCode />
      <CommissionSkeleton />
    </>
  );
}

/** Commission, the client's own link, and every other one. */
export function SharedSkeleton() {
  return (
    <>
      <CommissionSkeleton />
      <LinkSkeleton />
    </>
  );
}

function CommissionSkeleton() {
  return (
    <div className={styles['commission']}>
      <KeyFigures
        figures={several(4).map((figure) => ({
          key: String(figure),
          caption: <Bone />,
          value: <Bone as="word" />,
          note: <Bone />,
        }))}
      />
    </div>
  );
}

function LinkSkeleton({ withCode = false }: { withCode?: boolean }) {
  return (
    <section className={sections['section']}>
      <h2>
        <Bone />
      </h2>
      {withCode && (
        <p className={styles['code']}>
          <Bone />
        </p>
      )}
      <div className={styles['share']}>
        <p className={styles['address']}>
          <Bone as="medium" /> <Bone as="medium" />
        </p>
        <Bone as="control" />
      </div>
      <div className={styles['mail']}>
        <Bone />
      </div>
    </section>
  );
}
