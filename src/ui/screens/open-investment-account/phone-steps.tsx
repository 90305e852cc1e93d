import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { ApplicationStore } from '../../../application/stores/application-store';
import { useStore } from '../../use-store';
import { StepsList } from './steps-list';
import styles from './steps.module.css';

interface PhoneStepsProps {
  /** Which step of how many, in words. */
  label: string;
  /** The step's heading. */
  children: ReactNode;
}

/** Phones: the heading with the step's number, which unfolds the list of all steps, and a line that fills. */
export const PhoneSteps = observer(function PhoneSteps({ label, children }: PhoneStepsProps) {
  const { place, steps } = useStore(ApplicationStore);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles['top']}>
        {children}
        <button
          type="button"
          className={styles['unfold']}
          data-testid="application-steps"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label} <DownOutlined aria-hidden rotate={isOpen ? 180 : 0} />
        </button>
      </div>
      <div className={styles['line']} role="img" aria-label={label} data-testid="application-progress">
        {steps.map(({ name }, at) => (
          <span key={name} className={at <= place ? styles['filled'] : undefined} />
        ))}
      </div>
      {isOpen && <StepsList />}
    </>
  );
});
