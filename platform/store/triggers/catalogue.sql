-- The public catalogue has a row for each published product, filled from the product and its newest version. A new product has no versions
-- yet: its first version fills the catalogue.
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
        OR COALESCE(jsonb_path_exists("newest"."facts", '$.label.h[*]'), false),
      "found"."ingredients"
    FROM "products" AS "product"
      -- Without one key that does not exist, the facts are decompressed once and not at each use.
      LEFT JOIN LATERAL (SELECT "facts" - '' AS "facts" FROM "product_versions"
        WHERE "product_id" = "product"."id" ORDER BY "number" DESC LIMIT 1 OFFSET 0) AS "newest" ON true
      LEFT JOIN LATERAL (SELECT "created", "facts" -> 'composition' AS "composition" FROM "product_versions"
        WHERE "product_id" = "product"."id" AND "listed" ORDER BY "number" DESC LIMIT 1 OFFSET 0) AS "issued" ON true
      CROSS JOIN LATERAL (SELECT "newest"."facts" #>> '{label,signalWord}' AS "signal",
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.label.pictograms[*]') AS "value") AS "pictograms"
        OFFSET 0) AS "label"
      CROSS JOIN LATERAL (SELECT CASE WHEN "issued"."created" IS NOT NULL THEN sds_langs("product") ELSE '{}' END AS "langs"
        OFFSET 0) AS "sds"
      -- The names of section 3, in the languages of the sheet: what no sheet shows is not searched. They are names of the product itself
      -- where the ingredient is the substance that the product is.
      CROSS JOIN LATERAL (SELECT array_agg("name") FILTER (WHERE "is_product") AS "of_product",
        array_agg("name") FILTER (WHERE NOT "is_product") AS "of_ingredients"
        FROM (SELECT DISTINCT COALESCE("part" -> 'name' ->> "language", "part" -> 'name' ->> 'en', (SELECT "value" FROM
            jsonb_each_text(CASE jsonb_typeof("part" -> 'name') WHEN 'object' THEN "part" -> 'name' END) LIMIT 1)) AS "name",
          COALESCE("part" ->> 'cas' = "newest"."facts" #>> '{identifiers,cas}', false)
            OR "newest"."facts" ->> 'kind' = 'substance' AND jsonb_array_length("issued"."composition") = 1 AS "is_product"
          FROM jsonb_array_elements(CASE jsonb_typeof("issued"."composition") WHEN 'array' THEN "issued"."composition" END) AS "part",
            unnest("sds"."langs") AS "lang", COALESCE((ARRAY['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'])["lang"], 'en') AS "language"
        ) AS "named" OFFSET 0) AS "section_3"
      CROSS JOIN LATERAL (SELECT
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.name.*') AS "value") AS "names",
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts",
          '$.identifiers.synonyms[*] ? (@.type() == "string")') AS "value")
        || ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.identifiers.synonyms[*].*') AS "value")
        || ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("product"."articles", '$[*].code') AS "value")
        || ARRAY(SELECT unnest(ARRAY["value" #>> '{}', ltrim("value" #>> '{}', '0')])
          FROM jsonb_path_query("product"."articles", '$[*].gtin') AS "value")
        || ARRAY["product"."id"::text, "product"."code", "product"."gtin", ltrim("product"."gtin", '0'),
          "newest"."facts" #>> '{identifiers,cas}', "newest"."facts" #>> '{identifiers,ec}',
          "newest"."facts" #>> '{identifiers,index}', "newest"."facts" #>> '{identifiers,reach}', "newest"."facts" ->> 'ufi',
          "newest"."facts" #>> '{transport,un}', substr("newest"."facts" #>> '{transport,un}', 3)]
        || "section_3"."of_product" AS "terms",
        ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.composition[*].cas') AS "value")
        || ARRAY(SELECT "value" #>> '{}' FROM jsonb_path_query("newest"."facts", '$.composition[*].ec') AS "value")
        || "section_3"."of_ingredients" AS "parts"
        OFFSET 0) AS "text"
      -- One call for many texts: folding and splitting each by itself takes most of the time.
      CROSS JOIN LATERAL (SELECT catalogue_spellings(array_to_string("text"."names", E'\x1f')) AS "names",
        catalogue_spellings(array_to_string("text"."terms", E'\x1f')) AS "terms",
        catalogue_spellings(array_to_string("text"."parts", E'\x1f')) AS "parts",
        catalogue_fold(COALESCE("product"."supplier" ->> 'name', '')) AS "supplier" OFFSET 0) AS "folded"
      CROSS JOIN LATERAL (SELECT
        ARRAY(SELECT DISTINCT left("value", 200) FROM (
          SELECT catalogue_keys("folded"."names" || E'\x1f' || "folded"."terms") AS "value"
          UNION ALL SELECT '=' || catalogue_keys("folded"."names")) AS "key") AS "keys",
        ARRAY(SELECT catalogue_words("folded"."names" || E'\x1f' || "folded"."terms" || E'\x1f' || "folded"."supplier")) AS "words",
        ARRAY(SELECT catalogue_words("folded"."parts") UNION SELECT left(catalogue_keys("folded"."parts"), 200)) AS "ingredients",
        array_to_string(regexp_split_to_array(trim(regexp_replace("folded"."supplier",
          '[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+', ' ', 'g')), ' '), '-') AS "supplier_key"
        OFFSET 0) AS "found"
    WHERE "product"."id" = ANY("ids") AND "product"."state" = 'published'
    ON CONFLICT ("product_id") DO UPDATE SET ("keys", "words", "facets", "supplier_key", "names", "name_length", "signal_word",
        "pictograms", "sds_langs", "sds_date", "has_emergency", "ingredients") =
      (EXCLUDED."keys", EXCLUDED."words", EXCLUDED."facets", EXCLUDED."supplier_key", EXCLUDED."names", EXCLUDED."name_length",
        EXCLUDED."signal_word", EXCLUDED."pictograms", EXCLUDED."sds_langs", EXCLUDED."sds_date", EXCLUDED."has_emergency", EXCLUDED."ingredients")
      WHERE "row" IS DISTINCT FROM EXCLUDED;
  -- Not unique: concurrent transactions need not wait for each other, and a word that is there twice is found once.
  INSERT INTO "catalogue_vocabulary" SELECT DISTINCT "entry"."word" FROM "catalogue", unnest("words" || "ingredients") AS "entry" ("word")
    WHERE "product_id" = ANY("ids") AND length("entry"."word") <= 40 AND NOT EXISTS
      (SELECT FROM "catalogue_vocabulary" AS "known" WHERE "known"."word" = "entry"."word");
END $$;

CREATE FUNCTION "versions_fill_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_catalogue(ARRAY(SELECT DISTINCT "product_id" FROM "changed"));
  RETURN NULL;
END $$;

CREATE FUNCTION "moved_versions_fill_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_catalogue(ARRAY(SELECT "product_id" FROM "changed" UNION SELECT "product_id" FROM "former"));
  RETURN NULL;
END $$;

CREATE FUNCTION "product_fills_catalogue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fill_catalogue(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

CREATE TRIGGER "product_changed_in_catalogue" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN ((OLD."state", OLD."code", OLD."gtin", OLD."articles", OLD."supplier", OLD."emergency_telephone", OLD."sds_exists",
    OLD."sds_document", OLD."language_exists", OLD."valid_langs") IS DISTINCT FROM (NEW."state", NEW."code", NEW."gtin",
    NEW."articles", NEW."supplier", NEW."emergency_telephone", NEW."sds_exists", NEW."sds_document", NEW."language_exists",
    NEW."valid_langs")) EXECUTE FUNCTION "product_fills_catalogue"();
CREATE TRIGGER "versions_added_to_catalogue" AFTER INSERT ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_fill_catalogue"();
CREATE TRIGGER "versions_changed_in_catalogue" AFTER UPDATE ON "product_versions"
  REFERENCING OLD TABLE AS "former" NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "moved_versions_fill_catalogue"();
CREATE TRIGGER "versions_removed_from_catalogue" AFTER DELETE ON "product_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_fill_catalogue"();
