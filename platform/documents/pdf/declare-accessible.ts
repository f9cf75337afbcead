/** The PDF does not have the structure that typst writes. */
export class UnknownPdfError extends Error {
  constructor(missing: string) {
    super(`The PDF can't be declared PDF/UA-1: it has no ${missing} as typst writes it.`);
    this.name = 'UnknownPdfError';
  }
}

/** Description of the property `pdfuaid:part`, which PDF/A requires for properties of other schemas (ISO 19005-3, 6.6.2.3.3). */
const description = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>',
].join('');

const namespace = 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';
const part = '<pdfuaid:part>1</pdfuaid:part>';

/**
 * Declares a PDF/A-3a of typst as PDF/UA-1 too (ISO 14289-1, 5), and makes viewers show its title in the title bar (7.1). typst
 * declares one standard at a time, so this is added as an incremental update (ISO 32000-1, 7.5.6). The caller must ensure that the
 * document conforms to PDF/UA-1.
 * @throws UnknownPdfError
 */
export function declareAccessible(pdf: Buffer): Buffer {
  // One character per byte, so that offsets in the text are offsets in the file.
  const file = pdf.toString('latin1');
  const extract = (what: string, pattern: RegExp, text: string) => {
    const match = pattern.exec(text);
    if (!match?.[1]) throw new UnknownPdfError(what);
    return match[1];
  };
  const end = file.slice(file.lastIndexOf('\ntrailer'));
  const root = extract('catalogue', /\/Root (\d+) 0 R/, end);
  const before = extract('table of objects', /startxref\s+(\d+)/, end);
  const trailer = extract('trailer', /trailer\s*<<([\s\S]*)>>\s*startxref/, end);
  const objectOf = (number: string) => {
    const start = file.lastIndexOf(`\n${number} 0 obj\n`);
    const stop = file.indexOf('\nendobj', start);
    if (start < 0 || stop < 0) throw new UnknownPdfError(`object ${number}`);
    return file.slice(start + `\n${number} 0 obj\n`.length, stop);
  };
  const replaced = (what: string, text: string, old: string, by: string) => {
    if (!text.includes(old)) throw new UnknownPdfError(what);
    return text.replace(old, () => by);
  };
  const catalogue = objectOf(root);
  const metadata = extract('metadata', /\/Metadata (\d+) 0 R/, catalogue);
  const packet = extract('packet of metadata', /\nstream\n([\s\S]*)\nendstream/, objectOf(metadata));
  const named = replaced('namespace of PDF/A', packet, 'xmlns:pdfaid=', `${namespace} xmlns:pdfaid=`);
  const described = replaced(
    'description of properties',
    named,
    '<pdfaExtension:schemas><rdf:Bag>',
    `<pdfaExtension:schemas><rdf:Bag>${description}`,
  );
  const declared = replaced('level of PDF/A', described, '<pdfaid:part>', `${part}<pdfaid:part>`);
  const shown = replaced(
    'preferences',
    catalogue,
    '/ViewerPreferences <<',
    '/ViewerPreferences <<\n    /DisplayDocTitle true',
  );

  const objects = [
    {
      number: metadata,
      text: `<<\n  /Length ${declared.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${declared}\nendstream`,
    },
    { number: root, text: shown },
  ];
  let update = '\n';
  const table = objects.map(({ number, text }) => {
    const offset = String(file.length + update.length).padStart(10, '0');
    update += `${number} 0 obj\n${text}\nendobj\n`;
    return `${number} 1\n${offset} 00000 n \n`;
  });
  const start = file.length + update.length;
  update += `xref\n${table.join('')}trailer\n<<${trailer.trimEnd()}\n  /Prev ${before}\n>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}
