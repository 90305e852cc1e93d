CREATE TABLE "account_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"client_id" integer NOT NULL,
	"state" text NOT NULL,
	"offer_id" text NOT NULL,
	"kind" text NOT NULL,
	"platform" text NOT NULL,
	"account_type" text NOT NULL,
	"server" text NOT NULL,
	"currency" text NOT NULL,
	"leverage" integer NOT NULL,
	"margin_mode" text NOT NULL,
	"swap_free" boolean NOT NULL,
	"balance" numeric,
	"nickname" text,
	"terms_version" text NOT NULL,
	"trading_hash" text,
	"read_only_hash" text,
	"has_read_only_password" boolean NOT NULL,
	"login" integer,
	"created_at" timestamp with time zone NOT NULL,
	"decide_by" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "account_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "is_professional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_requests_client" ON "account_requests" USING btree ("client_id","created_at","number");