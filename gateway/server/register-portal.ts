import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cachingOf, FILE_PATH, IMMUTABLE, NON_PORTAL_PATH } from '../../hosting/files.table';
import { EMPTY_MANIFEST, type PortalManifest } from '../../hosting/portal-manifest';
import { isEmbedHost } from '../../hosting/loopback';
import { BUILT_IN_COMPANIES, type Companies } from '../../src/domain/site/companies';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { bootData, type TextsOf } from './boot-data';
import { companyStyle, STYLE_SHEET_ROUTE, styleSheetOf } from './company-style';
import { answerNotFound } from '../kernel/error-answers';
import { firstPaint } from './first-paint';
import type { HostSite, SiteOf } from './host-site';
import { PageCache } from './page-cache';
import type { OfficialOrigins } from './official-origins';
import { pathOf } from '../kernel/request-path';
import { sendPage } from './send-page';

export interface PortalFiles {
  /** Absolute path of the built portal's folder. */
  distFolder: string;
  config: PortalConfig;
  /** The built portal's companies; the built-in ones by default. */
  companies?: Companies;
  /** The built portal's base path, and the additions of its extensions. */
  manifest?: PortalManifest;
  /** Without it, every page is served without host data. */
  siteOf?: SiteOf;
  /** Set if `publicOrigins` depends on the request's host; replaces the configured value. */
  officialOrigins?: OfficialOrigins;
  /** Set if the address of the web terminal depends on the company; replaces the configured one. */
  terminalOf?: ((companyId: number) => string) | undefined;
  /** True if pages include data this server has, which saves them requests. */
  hasBootData?: boolean;
  /** Finds the texts of a company, which are a part of it. */
  textsOf?: TextsOf;
}

/**
 * Serves the built portal, below the path that it was built for: `/config.json`, files with their cache headers, and
 * the portal's page at every other address.
 */
export async function registerPortal(app: FastifyInstance, files: PortalFiles): Promise<void> {
  const { base } = files.manifest ?? EMPTY_MANIFEST;
  await app.register((scope) => servePortal(scope, files, base), { prefix: base });
  if (base === '') return;
  for (const path of ['/', base]) app.get(path, async (_request, reply) => reply.redirect(`${base}/`));
}

async function servePortal(
  app: FastifyInstance,
  {
    distFolder,
    config,
    companies = BUILT_IN_COMPANIES,
    manifest,
    siteOf,
    officialOrigins,
    terminalOf,
    hasBootData: hasBootData = false,
    textsOf,
  }: PortalFiles,
  base: string,
): Promise<void> {
  const portal = { companies, manifest };
  await app.register(fastifyStatic, {
    root: distFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    suppressWarning: true,
  });
  const pageOf = firstPaint(distFolder, config, siteOf, portal);
  const pages = new PageCache(distFolder);

  const configFor = (request: FastifyRequest, site: HostSite | undefined): PortalConfig => ({
    ...config,
    publicOrigins: officialOrigins?.(request) ?? config.publicOrigins,
    ...(terminalOf && site && { webTerminalUrl: terminalOf(site.companyId) }),
  });

  app.get('/config.json', async (request, reply) => {
    const answer = configFor(request, terminalOf && (await siteOf?.(request)));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });
  app.get<StyleSheetRequest>(STYLE_SHEET_ROUTE, async (request, reply) => {
    const { companyId, culture } = request.params;
    const sheet = styleSheetOf(companyStyle(config, Number(companyId), portal), culture, portal);
    if (!sheet) return answerNotFound(request, reply);
    const isCurrent = request.query.v === sheet.hash;
    return reply
      .header('cache-control', isCurrent ? IMMUTABLE : 'no-cache')
      .type('text/css; charset=utf-8')
      .send(sheet.css);
  });
  app.get('/*', async (request, reply) => {
    const path = decode(request)?.slice(base.length);
    // A host whose pages may be framed never shows the portal.
    if (path === undefined || NON_PORTAL_PATH.test(path) || isEmbedHost(request.hostname))
      return answerNotFound(request, reply);
    if (!FILE_PATH.test(path)) {
      const { site, ...first } = await pageOf(path, request);
      const { hostname } = request;
      const page = { address: path, base, hostname, port: String(request.port ?? '') };
      const cachedPage = pages.get({
        ...first,
        bootData: hasBootData ? await bootData(configFor(request, site), site, page, textsOf) : undefined,
      });
      return cachedPage ? sendPage(request, reply, cachedPage) : answerNotFound(request, reply);
    }
    return reply.header('cache-control', cachingOf(path, versionOf(request))).sendFile(path);
  });
}

interface StyleSheetRequest {
  Params: { companyId: string; culture: string };
  Querystring: { v?: string };
}

/** The query parameter `v`. */
function versionOf(request: FastifyRequest): string | undefined {
  const { v } = request.query as { v?: unknown };
  return typeof v === 'string' ? v : undefined;
}

function decode(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(pathOf(request.raw.url));
  } catch {
    return undefined;
  }
}
