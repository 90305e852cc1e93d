import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContentLink } from '../../../domain/access/content-link';
import { ExternalLink } from './external-link';

interface ContentAnchorProps {
  link: ContentLink;
  className: string | undefined;
  children: ReactNode;
}

/** A link in the gateway's content: inside the portal, or to another site in a new tab (X3). */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  return link.kind === 'inside' ? (
    <Link to={link.to} className={className}>
      {children}
    </Link>
  ) : (
    <ExternalLink href={link.href} className={className}>
      {children}
    </ExternalLink>
  );
}
