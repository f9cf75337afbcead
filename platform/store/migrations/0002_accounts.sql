-- Part of PostgreSQL's contrib; a database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confidential_data" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"formulation" jsonb NOT NULL,
	"material" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" serial PRIMARY KEY NOT NULL,
	"name_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"share_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"delivered" timestamp with time zone,
	"error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"used" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share_products" (
	"share_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"names" jsonb NOT NULL,
	"version_id" integer,
	"version_text" text,
	CONSTRAINT "share_products_share_id_position_pk" PRIMARY KEY("share_id","position")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"workgroup_id" integer,
	"brand" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"target" text NOT NULL,
	"message_language" text NOT NULL,
	"document_language" integer,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"secret" "bytea" NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workgroup_products" (
	"workgroup_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	CONSTRAINT "workgroup_products_workgroup_id_product_id_pk" PRIMARY KEY("workgroup_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workgroups" ADD COLUMN "list_stamp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confidential_data" ADD CONSTRAINT "confidential_data_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_products" ADD CONSTRAINT "share_products_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_families" ADD CONSTRAINT "token_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workgroup_products" ADD CONSTRAINT "workgroup_products_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workgroup_products" ADD CONSTRAINT "workgroup_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_family_id_index" ON "access_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "login_failures_name_hash_index" ON "login_failures" USING btree ("name_hash");--> statement-breakpoint
CREATE INDEX "login_failures_at_index" ON "login_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_share_id_index" ON "outbox" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "outbox_queued" ON "outbox" USING btree ("next_attempt") WHERE "outbox"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_id_index" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "shares_user_id_created_index" ON "shares" USING btree ("user_id","created");--> statement-breakpoint
CREATE INDEX "token_families_user_id_index" ON "token_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "token_families_expires_index" ON "token_families" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "workgroup_products_product_id_index" ON "workgroup_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "workgroup_products_order" ON "workgroup_products" USING btree ("workgroup_id","code" COLLATE "C","product_id");--> statement-breakpoint
CREATE INDEX "workgroup_products_search" ON "workgroup_products" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- How texts are compared in a search: without case, without accents.
CREATE FUNCTION "fold_text"("folded" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize("folded", NFKD), U&'[\0300-\036F]', '', 'g'))
$$;--> statement-breakpoint
-- A list holds what it needs of its products, so that it is ordered and searched by an index of its own.
CREATE FUNCTION "fill_workgroup_product"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "product" "products";
  "facts" jsonb;
BEGIN
  SELECT * INTO "product" FROM "products" WHERE "id" = NEW."product_id";
  SELECT "product_versions"."facts" INTO "facts" FROM "product_versions"
    WHERE "product_id" = NEW."product_id" ORDER BY "number" DESC LIMIT 1;
  NEW."listed" := COALESCE("product"."state" = 'published', false);
  NEW."code" := COALESCE("product"."code", '');
  NEW."search" := fold_text(concat_ws(' ', "product"."code", "product"."gtin",
    (SELECT string_agg("value" #>> '{}', ' ') FROM jsonb_path_query("facts", '$.name.*') AS "value"),
    (SELECT string_agg("value" #>> '{}', ' ') FROM jsonb_path_query("product"."articles", '$[*].code') AS "value"),
    "facts" #>> '{identifiers,cas}', "facts" #>> '{identifiers,ec}', "facts" ->> 'ufi'));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "workgroup_product_filled" BEFORE INSERT OR UPDATE ON "workgroup_products"
  FOR EACH ROW EXECUTE FUNCTION "fill_workgroup_product"();--> statement-breakpoint
CREATE FUNCTION "refill_lists_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workgroup_products" SET "listed" = "listed" WHERE "product_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_refills_lists" AFTER UPDATE OF "state", "code", "gtin", "articles" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "refill_lists_of_product"();--> statement-breakpoint
CREATE FUNCTION "refill_lists_of_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workgroup_products" SET "listed" = "listed" WHERE "product_id" IN (OLD."product_id", NEW."product_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_version_refills_lists" AFTER INSERT OR UPDATE OR DELETE ON "product_versions"
  FOR EACH ROW EXECUTE FUNCTION "refill_lists_of_version"();--> statement-breakpoint
CREATE FUNCTION "stamp_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "workgroups" SET "list_stamp" = "list_stamp" + 1 WHERE "id" IN (SELECT "workgroup_id" FROM "changed");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "list_grew" AFTER INSERT ON "workgroup_products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "stamp_lists"();--> statement-breakpoint
CREATE TRIGGER "list_changed" AFTER UPDATE ON "workgroup_products" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "stamp_lists"();--> statement-breakpoint
CREATE TRIGGER "list_shrank" AFTER DELETE ON "workgroup_products" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "stamp_lists"();--> statement-breakpoint
-- A demo catalogue of before had workgroups without lists.
INSERT INTO "workgroup_products" ("workgroup_id", "product_id")
  SELECT "workgroups"."id", "products"."id" FROM "workgroups" CROSS JOIN "products"
  WHERE "workgroups"."name" = 'Demo laboratory' AND "products"."id" BETWEEN 1001 AND 1024
    OR "workgroups"."name" = 'Demo production' AND "products"."id" BETWEEN 1010 AND 1017;
