-- A change of many versions marks each product once, not once a version: an import of thousands holds the tables half as long.
CREATE FUNCTION "mark_products_of_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "products" SET "updated" = clock_timestamp() WHERE "id" IN (SELECT "product_id" FROM "changed");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "refill_lists_of_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workgroup_products" SET "listed" = "listed" WHERE "product_id" IN (SELECT "product_id" FROM "changed");
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "product_version_updated" ON "product_versions";--> statement-breakpoint
DROP TRIGGER "tds_version_updated" ON "tds_versions";--> statement-breakpoint
DROP TRIGGER "product_version_refills_lists" ON "product_versions";--> statement-breakpoint
DROP FUNCTION "mark_product_of_version_updated";--> statement-breakpoint
DROP FUNCTION "refill_lists_of_version";--> statement-breakpoint
DO $$
DECLARE
  "target" record;
  "event" record;
BEGIN
  FOR "target" IN SELECT * FROM (VALUES
    ('product_versions', 'mark_products_of_versions'),
    ('tds_versions', 'mark_products_of_versions'),
    ('product_versions', 'refill_lists_of_versions')
  ) AS "rows" ("table", "function") LOOP
    -- A version that moves is a change of both products: an UPDATE is told twice.
    FOR "event" IN SELECT * FROM (VALUES
      ('added', 'INSERT', 'NEW'), ('changed', 'UPDATE', 'NEW'), ('moved', 'UPDATE', 'OLD'), ('removed', 'DELETE', 'OLD')
    ) AS "rows" ("name", "event", "side") LOOP
      EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        "target"."function" || '_' || "event"."name", "event"."event", "target"."table", "event"."side", "target"."function");
    END LOOP;
  END LOOP;
END $$;
