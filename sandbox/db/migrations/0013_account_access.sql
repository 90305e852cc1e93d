CREATE TABLE "account_access" (
	"login" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"trading_hash" text,
	"trading_changed_at" timestamp with time zone,
	"read_only_hash" text,
	"read_only_changed_at" timestamp with time zone,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_access" ADD CONSTRAINT "account_access_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_access" ADD CONSTRAINT "account_access_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;