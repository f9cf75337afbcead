/**
 * Brings a picture into the browser's cache, so that an `<img>` with its address shows it at once. Rejects when there is
 * none to show.
 */
export async function loadPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
}
