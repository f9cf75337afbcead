ALTER TABLE "share_products" ADD COLUMN "notice_to" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
CREATE UNIQUE INDEX "share_products_told_once" ON "share_products" USING btree ("product_id","version_id","notice_to");