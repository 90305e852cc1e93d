import { ensureBuild } from './build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { startNode, TSX, untilEnded } from './run.mjs';

ensureInstall();
const built = await ensureBuild();
process.exitCode = built === 0 ? await untilEnded(startNode([...TSX, 'sandbox/main.ts'])) : built;
