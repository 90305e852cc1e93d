/**
 * Lets the build drop unused components from a package's bundle. Each component is a call plus an assignment of its
 * `displayName`, which a minimizer would otherwise have to keep as side effects.
 */
export default function unusedComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1');
}
