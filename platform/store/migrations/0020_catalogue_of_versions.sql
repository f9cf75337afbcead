-- A new product has no versions yet: its first fills the catalogue. Filled by both, its rows were written and indexed twice.
DROP TRIGGER "products_added_to_catalogue" ON "products";--> statement-breakpoint
DROP FUNCTION "products_fill_catalogue";--> statement-breakpoint
-- Files are mostly compressed already, and pieces of a value that the database compresses would be found by decompressing what is before them.
ALTER TABLE "attachments" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "studio_files" ALTER COLUMN "content" SET STORAGE EXTERNAL;
