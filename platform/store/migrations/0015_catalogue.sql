CREATE TABLE "catalogue" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"keys" text[] COLLATE "C" NOT NULL,
	"words" text[] COLLATE "C" NOT NULL,
	"facets" text[] COLLATE "C" NOT NULL,
	"supplier_key" text COLLATE "C" NOT NULL,
	"names" jsonb,
	"name_length" integer NOT NULL,
	"signal_word" text,
	"pictograms" text[] NOT NULL,
	"sds_langs" integer[] NOT NULL,
	"sds_date" date,
	"has_emergency" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_vocabulary" (
	"word" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_keys" ON "catalogue" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_words" ON "catalogue" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_facets" ON "catalogue" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_newest" ON "catalogue" USING btree ("sds_date" desc nulls last,"product_id");--> statement-breakpoint
CREATE INDEX "catalogue_supplier" ON "catalogue" USING btree ("supplier_key","product_id");--> statement-breakpoint
CREATE INDEX "catalogue_vocabulary_word" ON "catalogue_vocabulary" USING btree ("word");--> statement-breakpoint
CREATE INDEX "catalogue_vocabulary_part" ON "catalogue_vocabulary" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- How texts are compared in the catalogue: like fold_text, also letters that have no decomposition, and Greek capitals where the
-- database's locale does not know them. search-catalogue.ts folds what is typed in the same way.
CREATE FUNCTION "catalogue_fold"("folded" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(replace(replace(replace(replace(fold_text("folded"), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'ŁłØøĐđΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'llooddαβγδεζηθικλμνξοπρστυφχψωσ')
$$;--> statement-breakpoint
CREATE FUNCTION "fill_catalogue"("ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "catalogue" WHERE "product_id" = ANY("ids")
    AND NOT EXISTS (SELECT FROM "products" WHERE "id" = "product_id" AND "state" = 'published');
  INSERT INTO "catalogue" AS "row"
    SELECT "product"."id", "found"."keys", "found"."words",
      ARRAY(SELECT 'pictogram:' || "value" FROM unnest("label"."pictograms") AS "value")
        || ARRAY(SELECT 'lang:' || "value" FROM unnest("sds"."langs") AS "value")
        || CASE WHEN "label"."signal" IS NOT NULL THEN ARRAY['signal:' || "label"."signal"] ELSE '{}' END
        || CASE WHEN "newest"."facts" ->> 'audience' = 'public' THEN ARRAY['audience:public'] ELSE '{}' END
        || ARRAY['supplier:' || "found"."supplier_key"],
      "found"."supplier_key",
      CASE jsonb_typeof("newest"."facts" -> 'name') WHEN 'object' THEN "newest"."facts" -> 'name' END,
      COALESCE((SELECT min(length("value")) FROM unnest("text"."names") AS "value"), length("product"."code")),
      "label"."signal", "label"."pictograms", "sds"."langs",
      CASE WHEN cardinality("sds"."langs") > 0 THEN "issued"."created" END,
      cardinality("sds"."langs") > 0 OR "product"."emergency_telephone" IS NOT NULL OR "label"."signal" IS NOT NULL
        OR COALESCE(jsonb_path_exists("newest"."facts", '$.label.h[*]'), false)
    FROM "products" AS "product"
      -- Without one key that does not exist, the facts are decompressed once and not at each use.
      LEFT JOIN LATERAL (SELECT "facts" - '' AS "facts" FROM "product_versions"
        WHERE "product_id" = "product"."id" ORDER BY "number" DESC LIMIT 1 OFFSET 0) AS "newest" ON true
      LEFT JOIN LATERAL (SELECT "created" FROM "product_versions"
        WHERE "product_id" = "product"."id" AND "listed" ORDER BY "number" DESC LIMIT 1) AS "issued" ON true
      CROSS JOIN LATERAL (SELECT "newest"."facts" #>> '{label,signalWord}' AS "signal",
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.label.pictograms[*]') AS "value") AS "pictograms"
        OFFSET 0) AS "label"
      CROSS JOIN LATERAL (SELECT CASE
        WHEN "issued"."created" IS NOT NULL AND "product"."sds_exists" AND "product"."sds_document" AND "product"."language_exists"
        THEN "product"."valid_langs" ELSE '{}' END AS "langs" OFFSET 0) AS "sds"
      CROSS JOIN LATERAL (SELECT
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.name.*') AS "value") AS "names",
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts",
          '$.identifiers.synonyms[*] ? (@.type() == "string")') AS "value")
        || ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.identifiers.synonyms[*].*') AS "value")
        || ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("product"."articles", '$[*].code') AS "value")
        || ARRAY["product"."id"::text, "product"."code", "product"."gtin", ltrim("product"."gtin", '0'),
          "newest"."facts" #>> '{identifiers,cas}', "newest"."facts" #>> '{identifiers,ec}',
          "newest"."facts" #>> '{identifiers,index}', "newest"."facts" #>> '{identifiers,reach}', "newest"."facts" ->> 'ufi',
          "newest"."facts" #>> '{transport,un}', substr("newest"."facts" #>> '{transport,un}', 3)] AS "terms",
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.composition[*].cas') AS "value")
        || ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.composition[*].ec') AS "value") AS "parts"
        OFFSET 0) AS "text"
      -- One call for all texts: folding and splitting each by itself takes most of the time.
      CROSS JOIN LATERAL (SELECT catalogue_fold(array_to_string("text"."names" || "text"."terms", E'\x1f')) AS "terms",
        catalogue_fold(array_to_string("text"."names" || "text"."terms" || "text"."parts"
          || ("product"."supplier" ->> 'name'), ' ')) AS "all",
        catalogue_fold(COALESCE("product"."supplier" ->> 'name', '')) AS "supplier" OFFSET 0) AS "folded"
      CROSS JOIN LATERAL (SELECT
        ARRAY(SELECT DISTINCT left("value", 200) FROM unnest(string_to_array(
          regexp_replace("folded"."terms", '[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+', '', 'g'), E'\x1f')) AS "value"
          WHERE "value" <> '') AS "keys",
        -- The words, and what is between blanks as a whole: 67-64-1 is 67, 64, 1 and 67641.
        ARRAY(SELECT DISTINCT left("value", 40) FROM (
          SELECT regexp_split_to_table("folded"."all", '[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+') AS "value"
          UNION ALL SELECT regexp_split_to_table(regexp_replace("folded"."all",
            '[!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+', '', 'g'), '\s+')) AS "word"
          WHERE "value" <> '') AS "words",
        array_to_string(regexp_split_to_array(trim(regexp_replace("folded"."supplier",
          '[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+', ' ', 'g')), ' '), '-') AS "supplier_key"
        OFFSET 0) AS "found"
    WHERE "product"."id" = ANY("ids") AND "product"."state" = 'published'
    ON CONFLICT ("product_id") DO UPDATE SET ("keys", "words", "facets", "supplier_key", "names", "name_length", "signal_word",
        "pictograms", "sds_langs", "sds_date", "has_emergency") =
      (EXCLUDED."keys", EXCLUDED."words", EXCLUDED."facets", EXCLUDED."supplier_key", EXCLUDED."names", EXCLUDED."name_length",
        EXCLUDED."signal_word", EXCLUDED."pictograms", EXCLUDED."sds_langs", EXCLUDED."sds_date", EXCLUDED."has_emergency")
      WHERE "row" IS DISTINCT FROM EXCLUDED;
  -- Not unique: concurrent transactions need not wait for each other, and a word that is there twice is found once.
  INSERT INTO "catalogue_vocabulary" SELECT DISTINCT "entry"."word" FROM "catalogue", unnest("words") AS "entry" ("word")
    WHERE "product_id" = ANY("ids") AND NOT EXISTS
      (SELECT FROM "catalogue_vocabulary" AS "known" WHERE "known"."word" = "entry"."word");
END $$;--> statement-breakpoint
CREATE FUNCTION "products_fill_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_catalogue(ARRAY(SELECT "id" FROM "changed"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "versions_fill_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_catalogue(ARRAY(SELECT DISTINCT "product_id" FROM "changed"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "moved_versions_fill_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_catalogue(ARRAY(SELECT "product_id" FROM "changed" UNION SELECT "product_id" FROM "former"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "product_fills_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_catalogue(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_added_to_catalogue" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "products_fill_catalogue"();--> statement-breakpoint
CREATE TRIGGER "product_changed_in_catalogue" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN ((OLD."state", OLD."code", OLD."gtin", OLD."articles", OLD."supplier", OLD."emergency_telephone", OLD."sds_exists",
    OLD."sds_document", OLD."language_exists", OLD."valid_langs") IS DISTINCT FROM (NEW."state", NEW."code", NEW."gtin",
    NEW."articles", NEW."supplier", NEW."emergency_telephone", NEW."sds_exists", NEW."sds_document", NEW."language_exists",
    NEW."valid_langs")) EXECUTE FUNCTION "product_fills_catalogue"();--> statement-breakpoint
CREATE TRIGGER "versions_added_to_catalogue" AFTER INSERT ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_fill_catalogue"();--> statement-breakpoint
CREATE TRIGGER "versions_changed_in_catalogue" AFTER UPDATE ON "product_versions"
  REFERENCING OLD TABLE AS "former" NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "moved_versions_fill_catalogue"();--> statement-breakpoint
CREATE TRIGGER "versions_removed_from_catalogue" AFTER DELETE ON "product_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_fill_catalogue"();--> statement-breakpoint
SELECT fill_catalogue(ARRAY(SELECT "id" FROM "products" WHERE "state" = 'published'));
