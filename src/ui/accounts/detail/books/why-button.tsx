import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import Button from 'antd/es/button';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../components/floating/dialog';
import { useTranslation } from '../../../i18n/texts';

interface WhyButtonProps {
  label: string;
  title: string;
  testId: string;
  /** The content of the dialog, mounted while it is open. */
  children: ReactNode;
}

/** "Why this number?": a button that opens the explanation of a figure. */
export function WhyButton({ label, title, testId, children }: WhyButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        icon={<QuestionCircleOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog
          closable
          title={title}
          testId={testId}
          onCancel={close}
          actions={<Button onClick={close}>{t('common.close')}</Button>}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}
