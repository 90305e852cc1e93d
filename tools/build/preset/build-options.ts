/** The build's target, its sources and its output folder. */
export interface PortalBuild {
  /** Absolute path of Portico's own code, sources or compiled: the folder with `src/` and `tools/build/`. */
  readonly code: string;
  readonly version: string;
  /** Absolute path of the module that creates the portal and mounts it. */
  readonly entry: string;
  /** The path that the portal is served below, without a trailing slash; "" at the root of a host. */
  readonly base: string;
  /** Absolute paths of folders whose files are copied beside the page; a later folder's file replaces an earlier one's. */
  readonly files: readonly string[];
  readonly output: string;
  /** Absolute path of the cache for later builds. */
  readonly cache: string;
  /** Absolute paths of other files that a cached build depends on. */
  readonly config: readonly string[];
  /** Absolute path of the chunk report. */
  readonly report: string;
  readonly production: boolean;
}
