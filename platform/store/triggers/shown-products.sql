-- Records that a product was ever public, which its removal does not undo.
CREATE FUNCTION "remember_product_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."was_shown" := NEW."state" = 'published' OR (TG_OP = 'UPDATE' AND OLD."was_shown");
  RETURN NEW;
END $$;

CREATE TRIGGER "product_shown" BEFORE INSERT OR UPDATE ON "products"
  FOR EACH ROW EXECUTE FUNCTION "remember_product_shown"();
