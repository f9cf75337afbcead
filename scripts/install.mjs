import { install } from './prepare.mjs';

/** `node scripts/install.mjs tests bench`: installs the product's packages and those of the workspaces named, if they are missing. */
install(...process.argv.slice(2));
