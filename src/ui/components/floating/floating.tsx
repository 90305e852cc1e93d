import { ConfigContext } from 'antd/es/config-provider';
import Dropdown from 'antd/es/dropdown/dropdown';
import {
  use,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import styles from './popup.module.css';

export interface FloatingProps {
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  /** Container in the document, so that Tab goes from the button into the panel; `<body>` by default. */
  container?: RefObject<HTMLElement | null>;
  /** Below the anchor, or next to it with the tops aligned. */
  placement: 'below' | 'beside';
  /** Called on Esc, on a press outside, and when the focus leaves. */
  onClose: () => void;
  children: ReactNode;
}

const PLACEMENTS = {
  ltr: { below: 'bottomRight', beside: 'rightTop' },
  rtl: { below: 'bottomLeft', beside: 'leftTop' },
} as const;

/** No gap: the panel has its own. Next to a button, the panel moves up until it fits. */
const ALIGN = {
  below: { offset: [0, 0] },
  beside: { offset: [0, 0], overflow: { adjustX: true, shiftY: true } },
};

/** A floating panel at a button, as Ant Design's dropdown; open while it is mounted. */
export function Floating({ anchor, container, placement, onClose, children }: FloatingProps) {
  const { direction = 'ltr' } = use(ConfigContext);
  const panel = useRef<HTMLDivElement>(null);
  const closeAndRestoreFocus = () => {
    if (panel.current?.contains(document.activeElement)) anchor.current?.focus();
    onClose();
  };
  // Ant Design closes a menu on the second Tab; here Tab goes on to the next link.
  const stopTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || anchor.current?.contains(relatedTarget))
      return;
    onClose();
  };
  return (
    <Dropdown
      open
      trigger={['click']}
      placement={PLACEMENTS[direction][placement] as 'bottomRight'}
      align={ALIGN[placement]}
      getPopupContainer={() => container?.current ?? document.body}
      onOpenChange={(open) => !open && closeAndRestoreFocus()}
      popupRender={() => (
        <div ref={panel} tabIndex={-1} className={styles[placement]} onKeyDown={stopTab} onBlur={onBlur}>
          <div className={styles['panel']}>{children}</div>
        </div>
      )}
    >
      <Anchor element={anchor} />
    </Dropdown>
  );
}

interface AnchorProps {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/** Gives the dropdown the button's element, which was on the page before the dropdown's code. */
export function Anchor({ element, ref }: AnchorProps): null {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element]);
  return null;
}
