/** A screen of an extension, as the policies see it. */
export interface ContributedScreen {
  /** Its handle is `screen-{key}`: lower-case letters, digits and hyphens; no key of the portal's own. */
  readonly key: string;
  /** Its address without language prefix, `/reports`: words of lower-case letters, digits and hyphens between slashes. */
  readonly path: string;
  /** Key of the text in the title of the page. */
  readonly title: string;
  /** `client`: signed-in clients, inside the shell. `anyone`: visitors too, in the frame of the sign-in page. */
  readonly access: 'client' | 'anyone';
  /** Keys of the variants that may enter: of the client's variant, for visitors of the site's. All by default. */
  readonly companies?: readonly string[];
}

/** Pages of a portal in addition to the routes. */
export interface KnownPages {
  /** Slugs of the known brands. */
  readonly slugs: readonly string[];
  readonly screens: readonly ContributedScreen[];
}
