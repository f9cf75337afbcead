-- Queues one mail for each follower of these products whose newest issued version is newer than the one that the follower knows. It runs
-- in the transaction that changes the product, whoever changes it, and on whichever platform. `canBeFollowed` (followers/followers.ts) has
-- the same condition.
CREATE FUNCTION "queue_follow_mails"("ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "followers" WHERE "product_id" = ANY("ids")) THEN RETURN; END IF;
  WITH "newest" AS (
    SELECT "issued"."product_id", max("issued"."number") AS "number"
      FROM "product_versions" AS "issued" JOIN "products" AS "product" ON "product"."id" = "issued"."product_id"
      WHERE "issued"."product_id" = ANY("ids") AND "issued"."listed" AND "product"."state" = 'published'
        AND cardinality(sds_langs("product")) > 0
      GROUP BY "issued"."product_id"
  ), "behind" AS (
    UPDATE "followers" AS "follower" SET "before" = "follower"."version", "version" = "newest"."number" FROM "newest"
      WHERE "follower"."product_id" = "newest"."product_id" AND "follower"."version" < "newest"."number"
      RETURNING "follower"."id", "follower"."before", "follower"."version", "follower"."confirmed"
  )
  INSERT INTO "follow_mails" ("follower_id", "version", "since")
    SELECT "id", "version", "before" FROM "behind" WHERE "confirmed" IS NOT NULL ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION "versions_queue_follow_mails"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_follow_mails(ARRAY(SELECT DISTINCT "product_id" FROM "changed"));
  RETURN NULL;
END $$;

CREATE FUNCTION "product_queues_follow_mails"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_follow_mails(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

CREATE TRIGGER "versions_added_for_followers" AFTER INSERT ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_queue_follow_mails"();
CREATE TRIGGER "versions_changed_for_followers" AFTER UPDATE ON "product_versions" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "versions_queue_follow_mails"();
CREATE TRIGGER "product_shown_to_followers" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN ((OLD."state", OLD."sds_exists", OLD."sds_document", OLD."language_exists", OLD."valid_langs") IS DISTINCT FROM
    (NEW."state", NEW."sds_exists", NEW."sds_document", NEW."language_exists", NEW."valid_langs"))
  EXECUTE FUNCTION "product_queues_follow_mails"();
