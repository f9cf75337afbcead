import { readSites } from '@/lib/settings/brands';
import { parseSettings } from '@/lib/settings/env';

const brandOf = (BRAND: string) => readSites(parseSettings({ BRAND }), '/p').main.brand;

/** The brands of the file that comes with the software. */
export const brands = { dossier: brandOf('dossier'), chemcard: brandOf('chemcard') };
