/** An extension uses a name that doesn't exist, or one that is taken. The message lists the valid names. */
export class ExtensionError extends Error {
  override readonly name = 'ExtensionError';
}

/** The names of each kind that the portal and its extensions have. */
export class Registry {
  readonly #ownersByKind: Record<string, Record<string, string>> = {};

  /** Adds names without a check for other owners. */
  add(kind: string, names: Iterable<string>, owner = 'the portal'): void {
    this.#ownersByKind[kind] = { ...this.#ownersByKind[kind] };
    for (const name of names) this.#ownersByKind[kind][name] = owner;
  }

  has(kind: string): boolean {
    return Object.hasOwn(this.#ownersByKind, kind);
  }

  /**
   * @param owner of the name: `Extension "acme"`.
   * @throws ExtensionError if the name has an owner already.
   */
  claim(kind: string, name: string, owner: string): void {
    const owners = this.#ownersByKind[kind] ?? {};
    if (Object.hasOwn(owners, name))
      throw new ExtensionError(
        `${owner}: the ${kind} "${name}" exists already, in ${owners[name]}. Taken: ${Object.keys(owners).join(', ')}.`,
      );
    this.add(kind, [name], owner);
  }

  /** @throws ExtensionError if the name does not exist. */
  mustExist(kind: string, name: string, place: string): void {
    const owners = this.#ownersByKind[kind] ?? {};
    if (!Object.hasOwn(owners, name))
      throw new ExtensionError(
        `${place}: there is no ${kind} "${name}". Valid: ${Object.keys(owners).join(', ')}.`,
      );
  }
}
