/**
 * Lets the build remove unused components of a package. It marks their calls as pure, and deletes the assignments of
 * `displayName`: both would count as side effects.
 */
export default function unusedComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/ = (\w+\.forwardRef\()/g, ' = /* @__PURE__ */ $1');
}
