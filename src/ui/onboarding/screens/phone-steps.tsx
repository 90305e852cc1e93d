import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { useStore } from '../../hooks/use-store';
import { StepsList } from './steps-list';
import styles from './steps.module.css';

interface PhoneStepsProps {
  /** The number of the step and of all steps, in words. */
  label: string;
  /** The step's heading. */
  children: ReactNode;
}

/** On phones: the heading, a button with the step's number that opens the list of steps, and a progress bar. */
export const PhoneSteps = observer(function PhoneSteps({ label, children }: PhoneStepsProps) {
  const { stepIndex, steps } = useStore(ApplicationStore);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles['top']}>
        {children}
        <Button
          type="text"
          size="large"
          className={styles['unfold'] ?? ''}
          data-testid="application-steps"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label} <DownOutlined aria-hidden rotate={isOpen ? 180 : 0} />
        </Button>
      </div>
      <Progress
        aria-label={label}
        data-testid="application-progress"
        percent={((stepIndex + 1) / steps.length) * 100}
        showInfo={false}
        size="small"
        strokeColor="var(--ant-color-primary)"
      />
      {isOpen && <StepsList />}
    </>
  );
});
