CREATE TABLE "settled_findings" (
	"workgroup_id" integer NOT NULL,
	"finding" text NOT NULL,
	"basis" text NOT NULL,
	"reason" text NOT NULL,
	"settled_by" text NOT NULL,
	"settled_on" date NOT NULL,
	CONSTRAINT "settled_findings_workgroup_id_finding_basis_pk" PRIMARY KEY("workgroup_id","finding","basis")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "settled_findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The rows of an import that a killed platform had begun to make public.
DO $$
DECLARE "moving" text;
BEGIN
  FOR "moving" IN
    SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename LIKE 'moving\_%\_products'
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN "settled_findings" jsonb DEFAULT ''[]''::jsonb NOT NULL', "moving");
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "settled_findings" ADD CONSTRAINT "settled_findings_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE cascade ON UPDATE no action;