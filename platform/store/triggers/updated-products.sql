-- Finished documents are kept under the time of the last change of their product, or of its versions, however it is made.
CREATE FUNCTION "mark_product_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updated" := clock_timestamp();
  RETURN NEW;
END $$;

CREATE TRIGGER "product_updated" BEFORE UPDATE ON "products"
  FOR EACH ROW EXECUTE FUNCTION "mark_product_updated"();

-- A change of many versions marks each product once, not once a version: an import of thousands holds the tables half as long.
CREATE FUNCTION "mark_products_of_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "products" SET "updated" = clock_timestamp() WHERE "id" IN (SELECT "product_id" FROM "changed");
  RETURN NULL;
END $$;

-- A version that moves is a change of both products: an UPDATE is told twice.
CREATE TRIGGER "mark_products_of_versions_added" AFTER INSERT ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
CREATE TRIGGER "mark_products_of_versions_changed" AFTER UPDATE ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
CREATE TRIGGER "mark_products_of_versions_moved" AFTER UPDATE ON "product_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
CREATE TRIGGER "mark_products_of_versions_removed" AFTER DELETE ON "product_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
CREATE TRIGGER "mark_products_of_versions_added" AFTER INSERT ON "tds_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
CREATE TRIGGER "mark_products_of_versions_changed" AFTER UPDATE ON "tds_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
CREATE TRIGGER "mark_products_of_versions_moved" AFTER UPDATE ON "tds_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
CREATE TRIGGER "mark_products_of_versions_removed" AFTER DELETE ON "tds_versions" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "mark_products_of_versions"();
