CREATE TABLE "known_networks" (
	"user_id" integer NOT NULL,
	"network_hash" text NOT NULL,
	"last_login" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);
--> statement-breakpoint
DROP INDEX "login_failures_name_hash_index";--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failures_name_hash_at_index" ON "login_failures" USING btree ("name_hash","at");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"),"created");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created");