import type { AnchorHTMLAttributes } from 'react';
import { isHttpsAddress } from '../../../domain/kernel/address';

interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  href: string;
}

/** A link to elsewhere in a new tab: https only, and the page behind it learns nothing of ours (X3). */
export function ExternalLink({ href, ...rest }: ExternalLinkProps) {
  if (!isHttpsAddress(href)) return null;
  return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
}
