-- The technical data sheets of before were numbers without a text.
DELETE FROM "tds_versions";--> statement-breakpoint
ALTER TABLE "tds_versions" ADD COLUMN "facts" jsonb NOT NULL;--> statement-breakpoint
-- Finished documents are kept under the time of the product's last change, however it is made.
CREATE FUNCTION "mark_product_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updated" := clock_timestamp();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_updated" BEFORE UPDATE ON "products"
  FOR EACH ROW EXECUTE FUNCTION "mark_product_updated"();--> statement-breakpoint
CREATE FUNCTION "mark_product_of_version_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- OLD is null in an INSERT, NEW in a DELETE; a version that moves is a change of both products.
  UPDATE "products" SET "updated" = clock_timestamp() WHERE "id" IN (OLD."product_id", NEW."product_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_version_updated" AFTER INSERT OR UPDATE OR DELETE ON "product_versions"
  FOR EACH ROW EXECUTE FUNCTION "mark_product_of_version_updated"();--> statement-breakpoint
CREATE TRIGGER "tds_version_updated" AFTER INSERT OR UPDATE OR DELETE ON "tds_versions"
  FOR EACH ROW EXECUTE FUNCTION "mark_product_of_version_updated"();
