-- Of what is there already nobody knows whether visitors saw it: it counts as seen.
ALTER TABLE "products" ADD COLUMN "was_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "was_shown" SET DEFAULT false;--> statement-breakpoint
CREATE FUNCTION "remember_product_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."was_shown" := NEW."state" = 'published' OR (TG_OP = 'UPDATE' AND OLD."was_shown");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_shown" BEFORE INSERT OR UPDATE ON "products"
  FOR EACH ROW EXECUTE FUNCTION "remember_product_shown"();
