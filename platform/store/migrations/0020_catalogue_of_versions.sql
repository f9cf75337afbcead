-- A new product has no versions yet: its first fills the catalogue. Filled by both, its rows were written and indexed twice.
DROP TRIGGER "products_added_to_catalogue" ON "products";--> statement-breakpoint
DROP FUNCTION "products_fill_catalogue";
