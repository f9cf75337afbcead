CREATE TABLE "label_presets" (
	"id" serial PRIMARY KEY NOT NULL,
	"workgroup_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "label_presets" ADD CONSTRAINT "label_presets_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "label_presets_name" ON "label_presets" USING btree ("workgroup_id","name_key");