/** The configured `SITE_URL`, to which codes, shared links and shortcuts lead wherever the journeys' server listens. */
export const publicOrigin = 'https://dossier.example';
