-- A list of a workgroup holds what it is sorted, filtered and searched by, so that it has indexes of its own: the columns are filled when
-- a product joins the list, and when the product or its versions change.
CREATE FUNCTION "fill_workgroup_product"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    (SELECT string_agg("value" #>> '{}', ' ') FROM jsonb_path_query("product"."articles", '$[*].gtin') AS "value"),
    "facts" #>> '{identifiers,cas}', "facts" #>> '{identifiers,ec}', "facts" ->> 'ufi'));
  NEW."names" := (SELECT jsonb_object_agg("key", fold_text("value"))
    FROM jsonb_each_text(CASE jsonb_typeof("facts" -> 'name') WHEN 'object' THEN "facts" -> 'name' END));
  NEW."pictograms" := ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("facts", '$.label.pictograms[*]') AS "value");
  NEW."sds_langs" := CASE WHEN "issued" IS NOT NULL THEN sds_langs("product") ELSE '{}' END;
  NEW."sds_date" := CASE WHEN cardinality(NEW."sds_langs") > 0 THEN "issued" END;
  RETURN NEW;
END $$;

CREATE TRIGGER "workgroup_product_filled" BEFORE INSERT OR UPDATE ON "workgroup_products"
  FOR EACH ROW EXECUTE FUNCTION "fill_workgroup_product"();

CREATE FUNCTION "refill_lists_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workgroup_products" SET "listed" = "listed" WHERE "product_id" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "product_refills_lists" AFTER UPDATE OF
  "state", "code", "gtin", "articles", "sds_exists", "sds_document", "language_exists", "valid_langs" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "refill_lists_of_product"();

CREATE FUNCTION "refill_lists_of_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workgroup_products" SET "listed" = "listed" WHERE "product_id" IN (SELECT "product_id" FROM "changed");
  RETURN NULL;
END $$;

-- A version that moves is a change of both products.
CREATE TRIGGER "refill_lists_of_versions_added" AFTER INSERT ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "refill_lists_of_versions"();
CREATE TRIGGER "refill_lists_of_versions_changed" AFTER UPDATE ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "refill_lists_of_versions"();
CREATE TRIGGER "refill_lists_of_versions_moved" AFTER UPDATE ON "product_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "refill_lists_of_versions"();
CREATE TRIGGER "refill_lists_of_versions_removed" AFTER DELETE ON "product_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "refill_lists_of_versions"();

-- The stamp of a list tells that it changed.
CREATE FUNCTION "stamp_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workgroups" SET "list_stamp" = "list_stamp" + 1 WHERE "id" IN (SELECT "workgroup_id" FROM "changed");
  RETURN NULL;
END $$;

CREATE TRIGGER "list_grew" AFTER INSERT ON "workgroup_products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "stamp_lists"();
CREATE TRIGGER "list_changed" AFTER UPDATE ON "workgroup_products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "stamp_lists"();
CREATE TRIGGER "list_shrank" AFTER DELETE ON "workgroup_products" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "stamp_lists"();
