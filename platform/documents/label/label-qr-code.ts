import QRCode from 'qrcode';

/** The white border in modules (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/** An address as QR code with its border, and how many modules it is across, the border's among them. */
export async function labelQrCode(url: string): Promise<{ svg: string; modulesAcross: number }> {
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: quietZone });
  // The drawing's unit is a module; making the code once more only to count them would take as long again.
  const [, across] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  if (across === undefined) throw new Error('The QR code is no square of modules');
  return { svg, modulesAcross: Number(across) };
}
