CREATE TABLE "attachments" (
	"key" text PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"lang_code" text NOT NULL,
	"status" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"created" date NOT NULL,
	"permission" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" integer NOT NULL,
	"workgroup_id" integer NOT NULL,
	CONSTRAINT "memberships_user_id_workgroup_id_pk" PRIMARY KEY("user_id","workgroup_id")
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"product_id" bigint NOT NULL,
	"id" integer NOT NULL,
	"text" text NOT NULL,
	"number" integer NOT NULL,
	"created" date NOT NULL,
	"listed" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "product_versions_product_id_id_pk" PRIMARY KEY("product_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"brand_style" text DEFAULT 'dossier' NOT NULL,
	"logo" text,
	"tds_enabled" boolean NOT NULL,
	"sds_document" boolean NOT NULL,
	"tds_document" boolean NOT NULL,
	"label_document" boolean NOT NULL,
	"ipi_document" boolean NOT NULL,
	"sds_exists" boolean NOT NULL,
	"language_exists" boolean NOT NULL,
	"valid_langs" integer[] NOT NULL,
	"valid_tds_langs" integer[] NOT NULL,
	"articles" jsonb NOT NULL,
	"supplier" jsonb NOT NULL,
	"producer" jsonb NOT NULL,
	"gtin" text,
	"emergency_telephone" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tds_versions" (
	"product_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"created" date NOT NULL,
	CONSTRAINT "tds_versions_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translations_language_key_pk" PRIMARY KEY("language","key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "workgroups" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "workgroups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workgroup_id_workgroups_id_fk" FOREIGN KEY ("workgroup_id") REFERENCES "public"."workgroups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tds_versions" ADD CONSTRAINT "tds_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_product_id_position_index" ON "attachments" USING btree ("product_id","position");