import { crc32 } from 'node:zlib';

// The CRC of RFC 1952 as a polynomial over GF(2), the highest power in the lowest bit: the texts of one length differ in their
// CRCs by what their difference, as a polynomial, leaves, so that a known text need not be read again.

const polynomial = 0xedb88320;
const one = 0x80000000;

/** The product of two polynomials modulo the CRC's. */
function multiply(left, right) {
  let product = 0;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= right;
    right = right & 1 ? (right >>> 1) ^ polynomial : right >>> 1;
  }
  return product >>> 0;
}

/** What a CRC is multiplied with by so many bytes that follow. */
function shift(bytes) {
  let power = one >>> 8; // x⁸: one byte
  let product = one;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product = multiply(product, power);
    power = multiply(power, power);
  }
  return product;
}

/**
 * The CRC of a text in which something of one length, the nonce, stands at several places, without reading the text again.
 * @param {Buffer} text with `blank` at each of the places
 * @param {number[]} places where it stands, in bytes from the beginning
 * @param {string} blank as long as what will stand there
 * @returns {(nonce: string) => number}
 */
export function crcWithNonce(text, places, blank) {
  // The function that is given must not hold on to the text: no other one in here may need it.
  const { length } = text;
  const ofText = crc32(text);
  const ofBlank = crc32(blank);
  const weight = places.reduce((sum, place) => sum ^ shift(length - place - blank.length), 0);
  return (nonce) => (ofText ^ multiply(weight, crc32(nonce) ^ ofBlank)) >>> 0;
}
