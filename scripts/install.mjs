import { build, install } from './prepare.mjs';

/**
 * `node scripts/install.mjs tests bench`: installs missing packages of the product and of the given workspaces. Benchmarks run the built
 * product, which is built when its sources have changed.
 */
const workspaces = process.argv.slice(2);
install(...workspaces);
if (workspaces.includes('bench')) build();
