import { create } from 'content-disposition';
import { fileNameOf } from '@/lib/domain/downloads/file-names';

test.each([
  { header: 'attachment; filename="sds.pdf"', name: 'sds.pdf' },
  { header: 'attachment; filename=sds.pdf', name: 'sds.pdf' },
  { header: 'attachment;FileName = "sds.pdf" ; size=3', name: 'sds.pdf' },
  { header: String.raw`attachment; filename="a \"b\" c.pdf"`, name: 'a b c.pdf' },
  { header: 'attachment; filename="a; filename*=b.pdf"', name: 'a; filename=b.pdf' },
  { header: `attachment; filename="Sauberung.pdf"; filename*=UTF-8''S%C3%A4uberung.pdf`, name: 'Säuberung.pdf' },
  { header: `attachment; filename*=utf-8'de'S%C3%A4uberung.pdf; filename="x.pdf"`, name: 'Säuberung.pdf' },
  { header: `attachment; filename="sds.pdf"; filename*=UTF-8''%FF.pdf`, name: 'sds.pdf' },
  { header: `attachment; filename*=UTF-8''..%2F..%2Fsds.pdf`, name: '....sds.pdf' },
  { header: 'attachment; filename=""', name: null },
  { header: 'attachment', name: null },
  { header: null, name: null },
])('the file of $header is saved as $name', ({ header, name }) => {
  expect(fileNameOf(header)).toBe(name);
});

test.each(['sds_Acetone, technical_en_2026-02-01.pdf', 'Säure 50% „neu“.pdf', '丙酮.pdf', "o'brien (2).docx"])(
  'the name that the server gives comes back: %s',
  (name) => {
    expect(fileNameOf(create(name))).toBe(name);
  },
);
