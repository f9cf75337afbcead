CREATE TABLE "regulatory_list_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cas" text,
	"ec" text,
	"index_number" text,
	"name" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regulatory_lists" (
	"kind" text PRIMARY KEY NOT NULL,
	"published" date NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"imported" timestamp with time zone DEFAULT now() NOT NULL,
	"rows_read" integer NOT NULL,
	"rows_unread" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "regulatory_list_entries" ADD CONSTRAINT "regulatory_list_entries_kind_regulatory_lists_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."regulatory_lists"("kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regulatory_list_entries_cas_index" ON "regulatory_list_entries" USING btree ("cas");--> statement-breakpoint
CREATE INDEX "regulatory_list_entries_ec_index" ON "regulatory_list_entries" USING btree ("ec");--> statement-breakpoint
CREATE INDEX "regulatory_list_entries_kind_index" ON "regulatory_list_entries" USING btree ("kind");