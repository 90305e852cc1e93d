import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { liesAt } from '../../../domain/onboarding/check-answers';
import type { ComparedAnswer } from '../../../domain/onboarding/compare-answers';
import { TextButton } from '../../forms/antd/text-button';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AskedAgain, ComparedRow } from './compared-row';
import styles from './compared.module.css';

type Mark = ComparedAnswer['mark'];

/** How many of the unchanged answers are shown at first. */
const SHOWN_AT_FIRST = 6;

const keyOf = ({ name, section }: ComparedAnswer) => `${section}/${name}`;

/**
 * What is different now, what was not asked before, and what still holds. A question that is open stays where it was
 * opened, whatever becomes of its answer: it must not move away while somebody answers it.
 *
 * @param hasSame whether all that still holds is shown, or only what is wrong in it
 */
export const ComparedAnswers = observer(function ComparedAnswers({ hasSame }: { hasSame: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { issues, questions } = useStore(ApplicationStore);
  const [opened, setOpened] = useState<Readonly<Record<string, Mark>>>({});
  const [closed, setClosed] = useState('');
  const [isAll, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const isWrong = (one: ComparedAnswer) => issues.some((issue) => liesAt(issue, `/${keyOf(one)}`));
  const isOpen = (one: ComparedAnswer) => keyOf(one) in opened || isWrong(one);
  const placeOf = (one: ComparedAnswer) => opened[keyOf(one)] ?? one.mark;
  const open = (one: ComparedAnswer) => {
    setOpened({ ...opened, [keyOf(one)]: placeOf(one) });
    setClosed('');
  };
  const close = (one: ComparedAnswer) => {
    const { [keyOf(one)]: _closed, ...others } = opened;
    setOpened(others);
    setClosed(keyOf(one));
  };
  const placed = (mark: Mark) => questions.compared.filter((one) => placeOf(one) === mark);
  const row = (one: ComparedAnswer) => (
    <ComparedRow
      key={keyOf(one)}
      compared={one}
      isOpen={isOpen(one)}
      isJustClosed={closed === keyOf(one)}
      onOpen={() => open(one)}
      onClose={() => close(one)}
    />
  );

  const changed = placed('changed');
  const added = placed('new');
  const same = placed('same').filter((one) => hasSame || isOpen(one));
  const shown = same.filter((one, at) => isAll || at < SHOWN_AT_FIRST || isOpen(one));
  return (
    <>
      <Part mark="changed" count={changed.length}>
        {changed.map(row)}
      </Part>
      <Part mark="new" count={added.length}>
        {added.map((one) => (
          <AskedAgain key={keyOf(one)} compared={one} />
        ))}
      </Part>
      <Part
        mark="same"
        count={same.length}
        heading={heading}
        more={
          shown.length < same.length && (
            <TextButton
              testId="application-more"
              onClick={() => {
                setAll(true);
                heading.current?.focus();
              }}
            >
              {t('openAccount.again.more', { number: numbers.integer(same.length - shown.length) })}
            </TextButton>
          )
        }
      >
        {shown.map(row)}
      </Part>
    </>
  );
});

interface PartProps {
  mark: Mark;
  count: number;
  heading?: Ref<HTMLHeadingElement>;
  /** A way to what is not shown. */
  more?: ReactNode;
  children: ReactNode;
}

function Part({ mark, count, heading, more, children }: PartProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (count === 0) return null;
  return (
    <section className={styles['part']} data-testid={`application-${mark}`}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`openAccount.again.mark.${mark}`)} <small>{numbers.integer(count)}</small>
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
