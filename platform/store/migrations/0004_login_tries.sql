CREATE TABLE "login_tries" (
	"network" text PRIMARY KEY NOT NULL,
	"times" timestamp with time zone[] NOT NULL
);
