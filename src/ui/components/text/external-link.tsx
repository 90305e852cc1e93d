import type { AnchorHTMLAttributes } from 'react';
import { isHttpsAddress } from '../../../domain/kernel/address';

interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  href: string;
}

/** A link to another site in a new tab: https only, without opener and referrer (X3). */
export function ExternalLink({ href, ...rest }: ExternalLinkProps) {
  if (!isHttpsAddress(href)) return null;
  return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
}
