ALTER TABLE "shares" ADD COLUMN "withdrawn" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_request_key" ON "shares" USING btree ("user_id","request_key");