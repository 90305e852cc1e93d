import { Bone, several } from '../../components/bone';
import { KeyFigures } from '../../components/key-figures';
import card from './account-card.module.css';
import cards from './accounts-cards.module.css';
import styles from './accounts-skeleton.module.css';
import totals from './accounts-totals.module.css';
import view from './accounts-view.module.css';
import phoneTotals from './phone-totals.module.css';

interface AccountsSkeletonProps {
  /** Phones have the totals in one block, and no column of anything. */
  phone: boolean;
  cards: boolean;
}

/** The page as it will be: totals, tabs with the tools beside them, rows or cards. */
export function AccountsSkeleton(props: AccountsSkeletonProps) {
  return (
    <>
      <div className={totals['totals']}>{props.phone ? <PhoneFigures /> : <Figures />}</div>
      <div className={`${view['bar']} ${styles['bar']}`}>
        {several(3).map((tab) => (
          <Bone key={tab} as="word" />
        ))}
        {!props.phone && (
          <div className={styles['tools']}>
            <Bone as="control" />
            <Bone as="control" />
            <Bone as="control" />
          </div>
        )}
      </div>
      {props.cards ? <Cards /> : <Rows />}
    </>
  );
}

function Figures() {
  return (
    <KeyFigures
      figures={several(3).map((figure) => ({
        key: String(figure),
        caption: <Bone />,
        value: <Bone as="word" />,
        note: (
          <div className={styles['notes']}>
            <Bone as="word" />
            <Bone />
          </div>
        ),
      }))}
    />
  );
}

function PhoneFigures() {
  return (
    <div className={phoneTotals['totals']}>
      <div className={phoneTotals['main']}>
        <div className={phoneTotals['note']}>
          <Bone />
        </div>
        <div className={phoneTotals['hero']}>
          <Bone as="word" />
        </div>
        <div className={phoneTotals['note']}>
          <Bone />
        </div>
        <div className={phoneTotals['others']}>
          <Bone />
          <Bone />
        </div>
      </div>
    </div>
  );
}

function Rows() {
  return (
    <>
      <div className={styles['head']} />
      {several(6).map((row) => (
        <div key={row} className={styles['row']}>
          <Name />
          {several(6).map((figure) => (
            <Bone key={figure} as="word" />
          ))}
          <Bone as="control" />
        </div>
      ))}
    </>
  );
}

function Cards() {
  return (
    <div className={cards['cards']}>
      {several(4).map((row) => (
        <div key={row} className={`${card['card']} ${styles['card']}`}>
          <Name />
          <div className={styles['three']}>
            {several(3).map((figure) => (
              <Bone key={figure} as="word" />
            ))}
          </div>
          <Bone as="field" />
        </div>
      ))}
    </div>
  );
}

function Name() {
  return (
    <div>
      <div>
        <Bone />
      </div>
      <div className={styles['small']}>
        <Bone />
      </div>
    </div>
  );
}
