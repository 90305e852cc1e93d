/**
 * Lets the build leave out the components of a package's bundle that nobody uses: each is a call and a name for
 * developers' tools, which a minimizer must take for effects.
 */
export default function unusedComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1');
}
