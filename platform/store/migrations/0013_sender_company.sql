CREATE TABLE "sender_logos" (
	"id" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_logo_sender_logos_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."sender_logos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_logo_sender_logos_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."sender_logos"("id") ON DELETE no action ON UPDATE no action;