ALTER TABLE "attachments" ADD COLUMN "hash" text;--> statement-breakpoint
-- The rows of an import that a killed platform had begun to make public.
DO $$
DECLARE "moving" text;
BEGIN
  FOR "moving" IN
    SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename LIKE 'moving\_%\_attachments'
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN "hash" text', "moving");
  END LOOP;
END $$;--> statement-breakpoint
-- On PostgreSQL a platform of an older version goes on for a while: it changes contents without their hashes.
CREATE FUNCTION "forget_file_hash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."hash" := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "file_hash_forgotten" BEFORE UPDATE OF "content" ON "attachments"
  FOR EACH ROW WHEN (NEW."hash" = OLD."hash" AND NEW."content" <> OLD."content") EXECUTE FUNCTION "forget_file_hash"();
