CREATE TABLE "studio_files" (
	"draft_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"uploaded" timestamp with time zone DEFAULT now() NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "studio_files_draft_id_hash_pk" PRIMARY KEY("draft_id","hash")
);
--> statement-breakpoint
ALTER TABLE "studio_files" ADD CONSTRAINT "studio_files_draft_id_studio_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."studio_drafts"("id") ON DELETE cascade ON UPDATE no action;