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
$$;

-- How the name of a supplier looks, and how it is searched for: names of different suppliers have none in common, so that none stands on
-- the page of another.
CREATE FUNCTION "supplier_keys"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT "key") FROM (VALUES (look_of("name")), (look_of(catalogue_fold("name")))) AS "look" ("key")
$$;

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
END $$;

CREATE FUNCTION "note_supplier_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_supplier(NEW."supplier" ->> 'name',
    (SELECT min("workgroup_id") FROM "workgroup_products" WHERE "product_id" = NEW."id"));
  RETURN NULL;
END $$;

CREATE TRIGGER "supplier_of_new_product" AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION "note_supplier_of_product"();
CREATE TRIGGER "supplier_of_product" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD."supplier" ->> 'name' IS DISTINCT FROM NEW."supplier" ->> 'name') EXECUTE FUNCTION "note_supplier_of_product"();

-- Who gets a product into its list may name its supplier, if that is nobody's yet.
CREATE FUNCTION "note_supplier_of_list"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_supplier("product"."supplier" ->> 'name', NEW."workgroup_id") FROM "products" AS "product"
    WHERE "product"."id" = NEW."product_id";
  RETURN NULL;
END $$;

CREATE TRIGGER "supplier_of_list" AFTER INSERT ON "workgroup_products"
  FOR EACH ROW EXECUTE FUNCTION "note_supplier_of_list"();
