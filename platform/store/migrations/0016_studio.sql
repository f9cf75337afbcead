CREATE TABLE "studio_draft_sections" (
	"draft_id" uuid NOT NULL,
	"section" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_draft_sections_draft_id_section_pk" PRIMARY KEY("draft_id","section")
);
--> statement-breakpoint
CREATE TABLE "studio_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workgroup_id" integer NOT NULL,
	"product_id" bigint,
	"state" text DEFAULT 'draft' NOT NULL,
	"owner_id" integer,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer[] DEFAULT '{}' NOT NULL,
	"summary" jsonb NOT NULL,
	"base_version" text,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "studio_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"product_id" bigint,
	"workgroup_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"field" text,
	"before" jsonb,
	"after" jsonb,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "studio_presence" (
	"draft_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"section" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_presence_draft_id_user_id_pk" PRIMARY KEY("draft_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "studio_substances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workgroup_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"cas" text,
	"search" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "studio_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_draft_sections" ADD CONSTRAINT "studio_draft_sections_draft_id_studio_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."studio_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD CONSTRAINT "studio_drafts_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD CONSTRAINT "studio_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD CONSTRAINT "studio_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_presence" ADD CONSTRAINT "studio_presence_draft_id_studio_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."studio_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_presence" ADD CONSTRAINT "studio_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_substances" ADD CONSTRAINT "studio_substances_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_drafts_workgroup_id_state_index" ON "studio_drafts" USING btree ("workgroup_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_drafts_open" ON "studio_drafts" USING btree ("product_id") WHERE "studio_drafts"."state" <> 'published';--> statement-breakpoint
CREATE INDEX "studio_events_draft_id_id_index" ON "studio_events" USING btree ("draft_id","id");--> statement-breakpoint
CREATE INDEX "studio_substances_workgroup_id_cas_index" ON "studio_substances" USING btree ("workgroup_id","cas");--> statement-breakpoint
-- What somebody did in the Studio is neither changed nor removed.
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'studio_events is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "studio_events_append_only" BEFORE UPDATE OR DELETE ON "studio_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();--> statement-breakpoint
CREATE TRIGGER "studio_events_no_truncate" BEFORE TRUNCATE ON "studio_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_change"();
