ALTER TABLE "studio_events" ALTER COLUMN "draft_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_events" ALTER COLUMN "workgroup_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_events" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_events" ADD COLUMN "via" text DEFAULT 'studio' NOT NULL;--> statement-breakpoint
ALTER TABLE "workgroups" ADD COLUMN "imports_publish" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "studio_events_workgroup_id_id_index" ON "studio_events" USING btree ("workgroup_id","id");--> statement-breakpoint
CREATE INDEX "studio_events_product_id_id_index" ON "studio_events" USING btree ("product_id","id");