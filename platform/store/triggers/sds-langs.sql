-- The document languages in which the safety data sheet of a product is public while the product is published and has an issued version:
-- the product needs a sheet, the sheet is switched on, and there is a language for it (Spec §4 "Tab availability").
CREATE FUNCTION "sds_langs"("product" "products") RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN "product"."sds_exists" AND "product"."sds_document" AND "product"."language_exists"
    THEN "product"."valid_langs" ELSE '{}' END
$$;
