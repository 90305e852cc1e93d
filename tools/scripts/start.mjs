import { ensureBuild } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { startNode, untilEnded } from './run.mjs';

ensureInstall();
const built = await ensureBuild();
process.exitCode = built === 0 ? await untilEnded(startNode(['dist-gateway/main.js'])) : built;
