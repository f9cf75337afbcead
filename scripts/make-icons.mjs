// Writes components/ui/icons/icon-drawings.ts: the icons that components/ui/icons/icons.tsx names, as drawn by lucide-react.
// Run it by hand after adding a name there: node scripts/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const names = [
  ...readFileSync(join(root, 'components/ui/icons/icons.tsx'), 'utf8').matchAll(/icon\('([\w-]+)'\)/g),
].map(([, name]) => name);
const { version } = JSON.parse(readFileSync(join(root, 'node_modules/lucide-react/package.json'), 'utf8'));

/** An icon's elements as SVG. */
async function drawingOf(name) {
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  return __iconData.node
    .map(([tag, attributes]) => {
      const drawn = Object.entries(attributes).filter(([attribute]) => attribute !== 'key');
      const text = drawn.map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${tag}${text.join('')}/>`;
    })
    .join('');
}

const rows = await Promise.all(names.sort().map(async (name) => `  '${name}': '${await drawingOf(name)}',`));
writeFileSync(
  join(root, 'components/ui/icons/icon-drawings.ts'),
  `/**
 * The elements of each icon on a grid of 24 by 24, by its name: lucide-react ${version}, licence ISC, © Lucide Contributors.
 * Written by scripts/make-icons.mjs.
 */
export const iconDrawings = {
${rows.join('\n')}
} as const;
`,
);
