import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { isIssueAt } from '../../../domain/onboarding/check-answers';
import type { ComparedAnswer } from '../../../domain/onboarding/compare-answers';
import { TextButton } from '../../forms/antd/text-button';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { RepeatedQuestion, ComparedRow } from './compared-row';
import styles from './compared.module.css';

type Mark = ComparedAnswer['mark'];

/** Number of unchanged answers that are shown at first. */
const INITIAL_COUNT = 6;

const keyOf = ({ name, section }: ComparedAnswer) => `${section}/${name}`;

/**
 * Changed answers, new questions, and unchanged answers. An open question stays in the part in which it was opened, even
 * if its answer changes: it must not move while the client answers it.
 *
 * @param showsUnchanged shows all unchanged answers, not only the wrong ones
 */
export const ComparedAnswers = observer(function ComparedAnswers({
  showsUnchanged,
}: {
  showsUnchanged: boolean;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { issues, questions } = useStore(ApplicationStore);
  const [openMarks, setOpenMarks] = useState<Readonly<Record<string, Mark>>>({});
  const [lastClosed, setLastClosed] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const isWrong = (answer: ComparedAnswer) => issues.some((issue) => isIssueAt(issue, `/${keyOf(answer)}`));
  const isOpen = (answer: ComparedAnswer) => Object.hasOwn(openMarks, keyOf(answer)) || isWrong(answer);
  const markOf = (answer: ComparedAnswer) => openMarks[keyOf(answer)] ?? answer.mark;
  const open = (answer: ComparedAnswer) => {
    setOpenMarks({ ...openMarks, [keyOf(answer)]: markOf(answer) });
    setLastClosed('');
  };
  const close = (answer: ComparedAnswer) => {
    const { [keyOf(answer)]: _closedMark, ...otherMarks } = openMarks;
    setOpenMarks(otherMarks);
    setLastClosed(keyOf(answer));
  };
  const answersIn = (mark: Mark) => questions.comparisons.filter((answer) => markOf(answer) === mark);
  const renderRow = (answer: ComparedAnswer) => (
    <ComparedRow
      key={keyOf(answer)}
      comparison={answer}
      isOpen={isOpen(answer)}
      isJustClosed={lastClosed === keyOf(answer)}
      onOpen={() => open(answer)}
      onClose={() => close(answer)}
    />
  );

  const changedAnswers = answersIn('changed');
  const newAnswers = answersIn('new');
  const unchangedAnswers = answersIn('same').filter((answer) => showsUnchanged || isOpen(answer));
  const visibleAnswers = unchangedAnswers.filter(
    (answer, index) => showsAll || index < INITIAL_COUNT || isOpen(answer),
  );
  return (
    <>
      <MarkedAnswers mark="changed" count={changedAnswers.length}>
        {changedAnswers.map(renderRow)}
      </MarkedAnswers>
      <MarkedAnswers mark="new" count={newAnswers.length}>
        {newAnswers.map((answer) => (
          <RepeatedQuestion key={keyOf(answer)} comparison={answer} />
        ))}
      </MarkedAnswers>
      <MarkedAnswers
        mark="same"
        count={unchangedAnswers.length}
        heading={heading}
        moreButton={
          visibleAnswers.length < unchangedAnswers.length && (
            <TextButton
              testId="application-more"
              onClick={() => {
                setShowsAll(true);
                heading.current?.focus();
              }}
            >
              {t('openAccount.again.more', {
                number: numbers.integer(unchangedAnswers.length - visibleAnswers.length),
              })}
            </TextButton>
          )
        }
      >
        {visibleAnswers.map(renderRow)}
      </MarkedAnswers>
    </>
  );
});

interface MarkedAnswersProps {
  mark: Mark;
  count: number;
  heading?: Ref<HTMLHeadingElement>;
  /** A button that shows the rest. */
  moreButton?: ReactNode;
  children: ReactNode;
}

function MarkedAnswers({ mark, count, heading, moreButton, children }: MarkedAnswersProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (count === 0) return null;
  return (
    <section className={styles['part']} data-testid={`application-${mark}`}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`openAccount.again.mark.${mark}`)} <small>{numbers.integer(count)}</small>
        </h2>
        {moreButton}
      </div>
      {children}
    </section>
  );
}
