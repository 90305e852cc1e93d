/** Arguments of `unshare`, before a script of `sh`: namespaces of its own for mounts and processes, which end with it. */
export const OWN_NAMESPACES = Object.freeze(['--mount', '--pid', '--fork', '--kill-child', 'sh', '-euc']);
