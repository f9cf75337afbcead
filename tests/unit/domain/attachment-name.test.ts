import { attachmentName } from '@/lib/domain/downloads/truncated-file-names';
import type { DownloadType } from '@/lib/domain/downloads/file-names';

test.each<[string, DownloadType, string]>([
  ['approval.pdf', 'pdf', 'approval.pdf'],
  ['Approval.PDF', 'pdf', 'Approval.PDF'],
  ['photo.jpg', 'jpeg', 'photo.jpg'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['Certificate v1.2', 'pdf', 'Certificate v1.2.pdf'],
  ['invoice.exe', 'pdf', 'invoice.exe.pdf'],
  ['invoice\u202efdp.exe', 'pdf', 'invoicefdp.exe.pdf'],
  ['photo.jpg', 'png', 'photo.jpg.png'],
  ['../../etc/passwd', 'docx', '....etc-passwd.docx'],
  ['.pdf', 'pdf', 'attachment.pdf'],
  ['???', 'xlsx', 'attachment.xlsx'],
])('%p that is a %s is saved as %p', (name, type, expected) => {
  expect(attachmentName(name, type)).toBe(expected);
});

test.each(['x', 'ä', '€', '🧪'])('a name of 400 times %p is cut before its ending', (character) => {
  const name = attachmentName(`${character.repeat(400)}.pdf`, 'pdf');
  expect(name.endsWith(`${character}.pdf`)).toBe(true);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(Buffer.byteLength(name)).toBeGreaterThan(180);
});
