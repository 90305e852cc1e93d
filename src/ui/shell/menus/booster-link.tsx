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

/** A link whose click waits for the tool check: yes opens it in a new tab, no shows why not (D5). */
export const BoosterLink = observer(function BoosterLink({
  href,
  children,
  onClick,
  ...rest
}: BoosterLinkProps) {
  const booster = useStore(BoosterStore);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onClick?.();
    void booster.mayOpen(href).then((may) => may && open(href, booster));
  };
  const askByMiddleButton = (event: MouseEvent) => {
    if (event.button === 1) ask(event);
  };
  const busy = booster.checking === href;
  return (
    <ExternalLink {...rest} href={href} aria-busy={busy} onClick={ask} onAuxClick={askByMiddleButton}>
      {children}
      {busy && <LoadingOutlined aria-hidden />}
    </ExternalLink>
  );
});

/** A browser lets a page open a tab only shortly after a click; after a slow check the client clicks once more. */
function open(href: string, booster: BoosterStore): void {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.isActive === false) booster.offer(href);
  else window.open(href, '_blank', 'noopener,noreferrer');
}
