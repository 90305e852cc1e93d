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
  /** Where it lies in the document, so that Tab goes from the button into it; else at the end of `<body>`. */
  home?: RefObject<HTMLElement | null>;
  /** Under the end of the anchor, or at its end, top by top. */
  place: 'below' | 'beside';
  /** Esc, a press outside, and the focus that leaves. */
  onClose: () => void;
  children: ReactNode;
}

const PLACES = {
  ltr: { below: 'bottomRight', beside: 'rightTop' },
  rtl: { below: 'bottomLeft', beside: 'leftTop' },
} as const;

/** Without Ant Design's gap, which the panel brings itself; beside a button it moves up until it fits. */
const ALIGN = {
  below: { offset: [0, 0] },
  beside: { offset: [0, 0], overflow: { adjustX: true, shiftY: true } },
};

/** What floats at a button, as Ant Design's dropdown: open as long as it is rendered. */
export function Floating({ anchor, home, place, onClose, children }: FloatingProps) {
  const { direction = 'ltr' } = use(ConfigContext);
  const panel = useRef<HTMLDivElement>(null);
  const leave = () => {
    if (panel.current?.contains(document.activeElement)) anchor.current?.focus();
    onClose();
  };
  // Ant Design closes a menu on the second Tab; here Tab goes on to the next link.
  const keepTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || anchor.current?.contains(relatedTarget))
      return;
    onClose();
  };
  return (
    <Dropdown
      open
      trigger={['click']}
      placement={PLACES[direction][place] as 'bottomRight'}
      align={ALIGN[place]}
      getPopupContainer={() => home?.current ?? document.body}
      onOpenChange={(open) => !open && leave()}
      popupRender={() => (
        <div ref={panel} tabIndex={-1} className={styles[place]} onKeyDown={keepTab} onBlur={onBlur}>
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

/** Stands in for a button that was on the page before the dropdown's code was loaded. */
export function Anchor({ element, ref }: AnchorProps): null {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element]);
  return null;
}
