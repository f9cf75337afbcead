/** Loads the image library on demand: its native parts take a tenth of the start, and few runs need it. */
export const loadSharp = async () => (await import('sharp')).default;
