ALTER TABLE "outbox" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "response" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;