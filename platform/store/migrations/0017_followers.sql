CREATE TABLE "follow_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"follower_id" uuid NOT NULL,
	"version" integer,
	"since" integer,
	"token_hash" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"error" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"client_hash" text NOT NULL,
	"product_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" bigint NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"language" text NOT NULL,
	"brand" text NOT NULL,
	"version" integer NOT NULL,
	"before" integer DEFAULT 0 NOT NULL,
	"requested" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "follow_mails" ADD CONSTRAINT "follow_mails_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follow_mails_once" ON "follow_mails" USING btree ("follower_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "follow_mails_token" ON "follow_mails" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "follow_mails_queued" ON "follow_mails" USING btree ("next_attempt") WHERE "follow_mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "follow_requests_address_hash_at_index" ON "follow_requests" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "follow_requests_client_hash_at_index" ON "follow_requests" USING btree ("client_hash","at");--> statement-breakpoint
CREATE INDEX "follow_requests_at_index" ON "follow_requests" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "followers_address" ON "followers" USING btree ("product_id","address_key");--> statement-breakpoint
CREATE INDEX "followers_of_address" ON "followers" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "followers_waiting" ON "followers" USING btree ("requested") WHERE "followers"."confirmed" is null;--> statement-breakpoint
-- Queues one mail for each follower of these products whose newest issued version is newer than the one that the follower knows. It runs
-- in the transaction that changes the product, whoever changes it, and on whichever platform.
CREATE FUNCTION "queue_follow_mails"("ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "followers" WHERE "product_id" = ANY("ids")) THEN RETURN; END IF;
  WITH "newest" AS (
    SELECT "issued"."product_id", max("issued"."number") AS "number"
      FROM "product_versions" AS "issued" JOIN "products" AS "product" ON "product"."id" = "issued"."product_id"
      WHERE "issued"."product_id" = ANY("ids") AND "issued"."listed" AND "product"."state" = 'published' AND "product"."sds_document"
        AND "product"."sds_exists" AND "product"."language_exists" AND cardinality("product"."valid_langs") > 0
      GROUP BY "issued"."product_id"
  ), "behind" AS (
    UPDATE "followers" AS "follower" SET "before" = "follower"."version", "version" = "newest"."number" FROM "newest"
      WHERE "follower"."product_id" = "newest"."product_id" AND "follower"."version" < "newest"."number"
      RETURNING "follower"."id", "follower"."before", "follower"."version", "follower"."confirmed"
  )
  INSERT INTO "follow_mails" ("follower_id", "version", "since")
    SELECT "id", "version", "before" FROM "behind" WHERE "confirmed" IS NOT NULL ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION "versions_queue_follow_mails"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_follow_mails(ARRAY(SELECT DISTINCT "product_id" FROM "changed"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "product_queues_follow_mails"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_follow_mails(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "versions_added_for_followers" AFTER INSERT ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_queue_follow_mails"();--> statement-breakpoint
CREATE TRIGGER "versions_changed_for_followers" AFTER UPDATE ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_queue_follow_mails"();--> statement-breakpoint
CREATE TRIGGER "product_shown_to_followers" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN ((OLD."state", OLD."sds_exists", OLD."sds_document", OLD."language_exists", OLD."valid_langs") IS DISTINCT FROM
    (NEW."state", NEW."sds_exists", NEW."sds_document", NEW."language_exists", NEW."valid_langs"))
  EXECUTE FUNCTION "product_queues_follow_mails"();
