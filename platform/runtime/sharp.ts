/** The library of pictures, loaded when it is needed first: its native parts take a tenth of a start, and few starts make a picture. */
export const loadSharp = async () => (await import('sharp')).default;
