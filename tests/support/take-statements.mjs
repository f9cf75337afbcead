import { PGlite } from '@electric-sql/pglite';

/**
 * Loaded by a platform of a test before its own modules: the embedded database, which one process alone can open, also runs statements that
 * the test sends.
 */
const { create } = PGlite;
PGlite.create = async (...options) => {
  const client = await create.apply(PGlite, options);
  process.on('message', ({ statements }) => {
    if (statements === undefined) return;
    client.exec(statements).then(
      () => process.send({ error: null }),
      (error) => process.send({ error: String(error) }),
    );
  });
  return client;
};
