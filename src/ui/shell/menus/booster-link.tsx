import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { BoosterStore } from '../../../application/platform/booster-store';
import { ExternalLink } from '../../components/text/external-link';
import { useStore } from '../../hooks/use-store';

interface BoosterLinkProps {
  href: string;
  className: string | undefined;
  'data-testid': string;
  children: ReactNode;
  onClick?: () => void;
}

/**
 * A link to a booster, a tool that a client must activate first. A click first asks the gateway if it is active, then
 * opens a new tab or a dialog with the reason (D5).
 */
export const BoosterLink = observer(function BoosterLink({
  href,
  children,
  onClick,
  ...rest
}: BoosterLinkProps) {
  const booster = useStore(BoosterStore);
  const checkThenOpen = (event: MouseEvent) => {
    event.preventDefault();
    onClick?.();
    void booster.mayOpen(href).then((mayOpen) => mayOpen && openTab(href, booster));
  };
  const openByMiddleButton = (event: MouseEvent) => {
    if (event.button === 1) checkThenOpen(event);
  };
  const isChecking = booster.pendingHref === href;
  return (
    <ExternalLink
      {...rest}
      href={href}
      aria-busy={isChecking}
      onClick={checkThenOpen}
      onAuxClick={openByMiddleButton}
    >
      {children}
      {isChecking && <LoadingOutlined aria-hidden />}
    </ExternalLink>
  );
});

/** Browsers let a page open a tab only shortly after a click. After a slow check the client has to click again. */
function openTab(href: string, booster: BoosterStore): void {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.isActive === false) booster.offer(href);
  else window.open(href, '_blank', 'noopener,noreferrer');
}
