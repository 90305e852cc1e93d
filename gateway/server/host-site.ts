import type { FastifyRequest } from 'fastify';

/** The settings of a host's site that determine its sign-in page. */
export interface HostSite {
  siteId: number;
  companyId: number;
  culture: string;
  isActive: boolean;
}

/** Finds the site of a request's host. */
export type SiteOf = (request: FastifyRequest) => Promise<HostSite>;
