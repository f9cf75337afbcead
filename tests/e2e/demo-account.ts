/** The account with which journeys log in; the platform makes it at its start. */
export const demo = { username: 'demo', password: 'a password for journeys', name: 'demo' };
