CREATE TABLE "suppliers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"keys" text[] NOT NULL,
	"workgroup_id" integer,
	CONSTRAINT "suppliers_name_unique" UNIQUE("name")
);--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suppliers_keys" ON "suppliers" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
-- How a text looks: without case, accents, separators and invisible characters, and with one letter for all that look like it (Unicode
-- Technical Standard 39, 'skeleton'). Letters of other scripts are replaced before the case is folded: В looks like B, в does not.
CREATE FUNCTION "look_of"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(regexp_replace(translate(replace(replace(replace(lower(translate(regexp_replace(normalize("name", NFKD),
      U&'[\0300-\036F]', '', 'g'),
      'АВЕЅІЈКМНОРСТУХҮԚԜԌӀѴаеорсухѕіјһԁԛԝӏкмнтвгпьѵүғҫҽ' || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαβγεηικνορςτυχϲωσ' || 'ՕՏՍօոսհզ' || 'ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎽᏃ'
        || 'ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ' || 'ⲞⲟⲢⲣⲤⲥ' || 'ıɑɡɩȷᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢƒǀłŁøØđĐðÐħĦŧŦ',
      'ABESIJKMHOPCTYXYQWGIVaeopcyxsijhdqwlkmhtbrnbvyfce' || 'ABEZHIKMNOPTYXCabyenikvopctuxcwo' || 'OSUonuhq' || 'ABCDEGHiJKLMPRSTVWYZ'
        || 'ABCDEFGHIJKLMNOPRSTUVWXYZ' || 'OoPpCc' || 'iagijabcdefghijklmnoprstuvwyzfllLoOdDdDhHtT')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'i1|0', 'lllo'),
    '[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2000-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]+', '', 'g'),
    'rn', 'm'), 'vv', 'w')
$$;--> statement-breakpoint
-- How the name of a supplier looks, and how it is searched for: names of different suppliers have none in common, so that none stands on
-- the page of another.
CREATE FUNCTION "supplier_keys"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT "key") FROM (VALUES (look_of("name")), (look_of(catalogue_fold("name")))) AS "look" ("key")
$$;--> statement-breakpoint
-- Adds a supplier that is new, and gives one that is nobody's to the workgroup, if there is one.
CREATE FUNCTION "note_supplier"("supplier" text, "workgroup" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "looks" text[] := supplier_keys("supplier");
BEGIN
  IF "supplier" IS NULL THEN RETURN; END IF;
  UPDATE "suppliers" SET "workgroup_id" = "workgroup"
    WHERE "keys" && "looks" AND "workgroup_id" IS NULL AND "workgroup" IS NOT NULL;
  INSERT INTO "suppliers" ("name", "keys", "workgroup_id") SELECT "supplier", "looks", "workgroup"
    WHERE NOT EXISTS (SELECT FROM "suppliers" WHERE "keys" && "looks") ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_supplier_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_supplier(NEW."supplier" ->> 'name',
    (SELECT min("workgroup_id") FROM "workgroup_products" WHERE "product_id" = NEW."id"));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Who gets a product into its list may name its supplier, if that is nobody's yet.
CREATE FUNCTION "note_supplier_of_list"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_supplier("product"."supplier" ->> 'name', NEW."workgroup_id") FROM "products" AS "product"
    WHERE "product"."id" = NEW."product_id";
  RETURN NULL;
END $$;--> statement-breakpoint
-- Each supplier that stands belongs to the workgroup that published it first, by the audit trail; without an entry, to the one whose list has
-- its first product.
DO $$
DECLARE "product" record;
BEGIN
  FOR "product" IN
    SELECT "products"."supplier" ->> 'name' AS "name", COALESCE("event"."workgroup_id",
        (SELECT min("workgroup_id") FROM "workgroup_products" WHERE "product_id" = "products"."id")) AS "workgroup"
      FROM "products" LEFT JOIN LATERAL (SELECT "studio_events"."id", "at", "studio_events"."workgroup_id" FROM "studio_events"
        JOIN "workgroups" ON "workgroups"."id" = "studio_events"."workgroup_id"
        WHERE "product_id" = "products"."id" AND "action" IN ('published', 'imported') ORDER BY "studio_events"."id" LIMIT 1) AS "event" ON true
      ORDER BY COALESCE("event"."at", "products"."created"), "event"."id", "products"."id"
  LOOP
    PERFORM note_supplier("product"."name", "product"."workgroup");
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "supplier_of_new_product" AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION "note_supplier_of_product"();--> statement-breakpoint
CREATE TRIGGER "supplier_of_product" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."supplier" ->> 'name' IS DISTINCT FROM NEW."supplier" ->> 'name') EXECUTE FUNCTION "note_supplier_of_product"();--> statement-breakpoint
CREATE TRIGGER "supplier_of_list" AFTER INSERT ON "workgroup_products"
  FOR EACH ROW EXECUTE FUNCTION "note_supplier_of_list"();