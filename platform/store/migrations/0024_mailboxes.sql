DROP INDEX "outbox_recipient";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mailbox" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_mailbox" ON "outbox" USING btree ("mailbox","created");--> statement-breakpoint
-- The mailboxes of what quotas count, and of followers, as `mailboxOf` (platform/runtime/mail-address.ts) has them.
CREATE FUNCTION "mailbox_before_0024"("address" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN "host" IN ('gmail.com', 'googlemail.com') THEN COALESCE(NULLIF(replace("user", '.', ''), ''), "user") || '@gmail.com'
    WHEN "host" IN ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      THEN COALESCE(NULLIF(translate("user", '._-', ''), ''), "user") || '@proton.me'
    ELSE "user" || '@' || "host" END
  FROM (SELECT regexp_replace(regexp_replace(lower("address"), '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1') AS "user",
    substring(lower("address") FROM '[^@]*$') AS "host") AS "parts"
$$;--> statement-breakpoint
UPDATE "outbox" SET "mailbox" = mailbox_before_0024("recipient") WHERE "created" > now() - interval '2 days';--> statement-breakpoint
-- Of two spellings that follow one product each goes on: the one that was there first gets the key.
UPDATE "followers" SET "address_key" = "first"."key"
  FROM (SELECT DISTINCT ON ("product_id", mailbox_before_0024("address")) "id", "product_id", mailbox_before_0024("address") AS "key"
    FROM "followers" ORDER BY "product_id", mailbox_before_0024("address"), "address_key" = mailbox_before_0024("address") DESC,
      "confirmed" NULLS LAST, "requested") AS "first"
  WHERE "followers"."id" = "first"."id" AND "address_key" <> "first"."key";--> statement-breakpoint
DROP FUNCTION "mailbox_before_0024";
