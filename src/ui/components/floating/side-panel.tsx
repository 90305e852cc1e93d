import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { CONSTANTS } from '../../../domain/kernel/constants.table';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';

const WIDTH_PX = 440;

interface SidePanelProps {
  title: ReactNode;
  testId: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the end of the page, on phones the whole page. It is open while it is mounted. */
export function SidePanel({ title, testId, onClose, children }: SidePanelProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <Drawer
      open
      title={title}
      size={isPhone ? '100%' : WIDTH_PX}
      zIndex={CONSTANTS.modalZIndex}
      closable={{ 'aria-label': t('common.close') }}
      onClose={onClose}
    >
      <div data-testid={testId}>{children}</div>
    </Drawer>
  );
}
