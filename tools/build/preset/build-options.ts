/** The build's target, its sources and its output folder. */
export interface PortalBuild {
  /** Absolute path of Portico's own code, sources or compiled: the folder with `src/` and `tools/build/`. */
  readonly code: string;
  readonly version: string;
  /** Absolute path of the module that creates the portal and mounts it. */
  readonly entry: string;
  /** The path that the portal is served below, without a slash at its end; "" for a host of its own. */
  readonly base: string;
  /** Absolute paths of folders copied next to the page unchanged; later ones win. */
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
