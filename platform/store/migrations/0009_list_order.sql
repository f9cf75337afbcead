ALTER TABLE "workgroup_products" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "workgroup_products" ADD COLUMN "pictograms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "workgroup_products" ADD COLUMN "sds_langs" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "workgroup_products" ADD COLUMN "sds_date" date;--> statement-breakpoint
-- A list also holds what it is sorted and filtered by.
CREATE OR REPLACE FUNCTION "fill_workgroup_product"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "product" "products";
  "facts" jsonb;
  "issued" date;
BEGIN
  SELECT * INTO "product" FROM "products" WHERE "id" = NEW."product_id";
  SELECT "product_versions"."facts" INTO "facts" FROM "product_versions"
    WHERE "product_id" = NEW."product_id" ORDER BY "number" DESC LIMIT 1;
  SELECT "created" INTO "issued" FROM "product_versions"
    WHERE "product_id" = NEW."product_id" AND "listed" ORDER BY "number" DESC LIMIT 1;
  NEW."listed" := COALESCE("product"."state" = 'published', false);
  NEW."code" := COALESCE("product"."code", '');
  NEW."search" := fold_text(concat_ws(' ', "product"."code", "product"."gtin",
    (SELECT string_agg("value" #>> '{}', ' ') FROM jsonb_path_query("facts", '$.name.*') AS "value"),
    (SELECT string_agg("value" #>> '{}', ' ') FROM jsonb_path_query("product"."articles", '$[*].code') AS "value"),
    "facts" #>> '{identifiers,cas}', "facts" #>> '{identifiers,ec}', "facts" ->> 'ufi'));
  NEW."names" := (SELECT jsonb_object_agg("key", fold_text("value"))
    FROM jsonb_each_text(CASE jsonb_typeof("facts" -> 'name') WHEN 'object' THEN "facts" -> 'name' END));
  NEW."pictograms" := ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("facts", '$.label.pictograms[*]') AS "value");
  NEW."sds_langs" := CASE
    WHEN "issued" IS NOT NULL AND "product"."sds_exists" AND "product"."sds_document" AND "product"."language_exists"
    THEN "product"."valid_langs" ELSE '{}' END;
  NEW."sds_date" := CASE WHEN cardinality(NEW."sds_langs") > 0 THEN "issued" END;
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER "product_refills_lists" ON "products";--> statement-breakpoint
CREATE TRIGGER "product_refills_lists" AFTER UPDATE OF
  "state", "code", "gtin", "articles", "sds_exists", "sds_document", "language_exists", "valid_langs" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "refill_lists_of_product"();--> statement-breakpoint
UPDATE "workgroup_products" SET "listed" = "listed";
