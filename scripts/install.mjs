import { install } from './prepare.mjs';

/** `node scripts/install.mjs tests bench`: installs missing packages of the product and of the given workspaces. */
install(...process.argv.slice(2));
