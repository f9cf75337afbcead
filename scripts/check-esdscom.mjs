// Validates the eSDScom XML of every version of every demo product with an SDS, in every language, against the schema:
// npm run check:esdscom -- FOLDER
// FOLDER has SDSComXML.xsd and the other files of its folder (https://github.com/esdscom/sdscom-xml, version 5.6). Requires xmllint.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCatalogue } from '../platform/demo/products/catalogue.ts';
import { writeEsdscom } from '../platform/esdscom/write/feed.ts';
import { documentLanguages } from '../platform/languages/languages.ts';
import { productFacts } from '../platform/product/facts.ts';

const languages = documentLanguages.map(({ code }) => code);

const schema = join(process.argv[2] ?? '', 'SDSComXML.xsd');
if (!process.argv[2] || !existsSync(schema)) {
  console.error('FOLDER must contain SDSComXML.xsd: npm run check:esdscom -- FOLDER');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'dossier-esdscom-'));
try {
  const files = exportAll();
  const { error, status, stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  const errors = stderr.split('\n').filter((line) => line && !line.endsWith(' validates'));
  for (const line of errors) console.error(line.replace(`${folder}/`, ''));
  console.log(status === 0 ? `All ${files.length} files are valid.` : 'Not all files are valid.');
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes all files; returns their paths. */
function exportAll() {
  return demoCatalogue
    .filter(({ sdsExists }) => sdsExists)
    .flatMap((product) =>
      product.versions.flatMap((version, position) =>
        languages.map((lang) => exportVersion(product, version, position, lang)),
      ),
    );
}

function exportVersion(product, version, position, lang) {
  const path = join(folder, `${product.id}-${version.text}-${lang}.xml`);
  const today = new Date().toISOString().slice(0, 10);
  const previousVersions = product.versions.slice(position + 1);
  const options = { version, previousVersions, gtin: product.gtin, today };
  writeFileSync(path, writeEsdscom(product, productFacts.parse(version.facts), lang, options));
  return path;
}
