import { ensureBuild } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { startNode, waitForServers } from './run.mjs';

ensureInstall();
const code = await ensureBuild();
process.exitCode = code === 0 ? await waitForServers(startNode(['dist-gateway/main.js'])) : code;
