CREATE TABLE "idempotency_keys" (
	"client_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "money_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"login" integer NOT NULL,
	"to_login" integer NOT NULL,
	"amount" numeric NOT NULL,
	"rate" numeric NOT NULL,
	"received" numeric NOT NULL,
	"received_currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"login" integer NOT NULL,
	"to_login" integer,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"fee" numeric NOT NULL,
	"net" numeric NOT NULL,
	"rate" numeric,
	"received" numeric,
	"received_currency" text,
	"method" text,
	"network" text,
	"destination" text,
	"memo" text,
	"address" text,
	"txid" text,
	"confirmations" integer,
	"cashier_key" text,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"cancel_until" timestamp with time zone,
	"next_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "money_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "money_requests_cashier_key_unique" UNIQUE("cashier_key")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"company_id" integer NOT NULL,
	"id" text NOT NULL,
	"direction" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	"min" numeric NOT NULL,
	"max" numeric NOT NULL,
	"fee_percent" numeric NOT NULL,
	"fee_fixed" numeric NOT NULL,
	CONSTRAINT "payment_methods_company_id_id_direction_currency_pk" PRIMARY KEY("company_id","id","direction","currency")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_to_login_accounts_login_fk" FOREIGN KEY ("to_login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_to_login_accounts_login_fk" FOREIGN KEY ("to_login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_requests_client" ON "money_requests" USING btree ("client_id","created_at","number");--> statement-breakpoint
CREATE INDEX "money_requests_next" ON "money_requests" USING btree ("next_at") WHERE "money_requests"."next_at" is not null;