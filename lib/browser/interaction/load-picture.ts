/**
 * Loads an image into the browser's cache, so that an `<img>` with its URL shows it at once. Rejects if the image
 * cannot be loaded.
 */
export async function loadPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
}
