import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { useIsPhone } from '../../hooks/use-media-query';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { SectionAside } from './section-aside';
import { Review } from './review';
import { SectionForm } from './section-form';
import { StepsList } from './steps-list';

/** The questions, one step for each section, and the review. */
export const Questions = observer(function Questions() {
  const { step } = useStore(ApplicationStore);
  const { name, section } = step;
  const column = useStepHeadingFocus(name);
  return (
    <div className={styles['columns']}>
      {!useIsPhone() && <StepsList />}
      <div ref={column}>
        {section ? <SectionForm key={name} name={name} section={section} /> : <Review />}
      </div>
      <SectionAside section={section} />
    </div>
  );
});

/** Focuses the heading of a new step, except for the first one: then the page's own heading gets the focus. */
function useStepHeadingFocus(step: string) {
  const column = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (column.current?.querySelector('[aria-invalid="true"]')) return;
    const heading = column.current?.querySelector('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'center' });
  }, [step]);
  return column;
}
