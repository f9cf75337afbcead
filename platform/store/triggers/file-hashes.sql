-- Removes the hash of an attached file whose content changes without it. On PostgreSQL a platform of an older version goes on for a while,
-- which changes contents without their hashes.
CREATE FUNCTION "forget_file_hash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."hash" := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER "file_hash_forgotten" BEFORE UPDATE OF "content" ON "attachments"
  FOR EACH ROW WHEN (NEW."hash" = OLD."hash" AND NEW."content" <> OLD."content") EXECUTE FUNCTION "forget_file_hash"();
