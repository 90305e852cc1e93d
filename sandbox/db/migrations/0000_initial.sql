CREATE SEQUENCE "public"."account_logins" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 60000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"login" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"account_type" text NOT NULL,
	"server" text NOT NULL,
	"currency" text NOT NULL,
	"leverage" integer NOT NULL,
	"balance" numeric,
	"credit" numeric,
	"floating_pl" numeric,
	"equity" numeric,
	"margin" numeric,
	"free_margin" numeric,
	"margin_level" numeric,
	"swap_free" boolean NOT NULL,
	"margin_mode" text NOT NULL,
	"rights" text NOT NULL,
	"margin_call_level" numeric,
	"stop_out_level" numeric,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_wallets" (
	"wallet_address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_tools" (
	"client_id" integer NOT NULL,
	"tool_id" integer NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "client_tools_client_id_tool_id_pk" PRIMARY KEY("client_id","tool_id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"country" text,
	"city" text,
	"address" text,
	"postcode" text,
	"culture" text NOT NULL,
	"theme" text DEFAULT 'white' NOT NULL,
	"is_open_account" boolean DEFAULT false NOT NULL,
	"is_ib" boolean DEFAULT false NOT NULL,
	"is_visible_document_upload" boolean DEFAULT false NOT NULL,
	"onboarding_closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digital_assets" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"wallet_address" text NOT NULL,
	"network" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reassessments" (
	"client_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"show_popup" boolean NOT NULL,
	"finish_date" timestamp with time zone NOT NULL,
	"is_skip" boolean NOT NULL,
	CONSTRAINT "reassessments_client_id_type_id_pk" PRIMARY KEY("client_id","type_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"ip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trader_urls" (
	"client_id" integer NOT NULL,
	"type" integer NOT NULL,
	"trader_url" text NOT NULL,
	CONSTRAINT "trader_urls_client_id_type_pk" PRIMARY KEY("client_id","type")
);
--> statement-breakpoint
CREATE TABLE "campaign_slides" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"position" integer NOT NULL,
	"content_text" text NOT NULL,
	"button_text" text NOT NULL,
	"image" text,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_pages" (
	"page_name" text PRIMARY KEY NOT NULL,
	"url_template" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missing_texts" (
	"language" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"fallback" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missing_texts_language_namespace_key_pk" PRIMARY KEY("language","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "region_popups" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"title" text NOT NULL,
	"content_text" text NOT NULL,
	"button_text" text NOT NULL,
	"url" text NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"active_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"company_id" integer NOT NULL,
	"culture" text NOT NULL,
	"page_name" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "translations_company_id_culture_page_name_key_pk" PRIMARY KEY("company_id","culture","page_name","key")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" char(2) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"dial_code" text NOT NULL,
	"continent" char(2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geo_ranges" (
	"network" "cidr" PRIMARY KEY NOT NULL,
	"country_code" char(2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"culture" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_config" (
	"site_id" integer NOT NULL,
	"config_key" text NOT NULL,
	"config_value" text NOT NULL,
	CONSTRAINT "site_config_site_id_config_key_pk" PRIMARY KEY("site_id","config_key")
);
--> statement-breakpoint
CREATE TABLE "site_country_exclusions" (
	"site_id" integer NOT NULL,
	"code" char(2) NOT NULL,
	CONSTRAINT "site_country_exclusions_site_id_code_pk" PRIMARY KEY("site_id","code")
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"culture" text NOT NULL,
	"is_active" boolean NOT NULL,
	"site_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "attempts_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "marketing_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uri" text NOT NULL,
	"site_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_codes" (
	"phone" text NOT NULL,
	"channel" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "otp_codes_phone_channel_pk" PRIMARY KEY("phone","channel")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"email" text NOT NULL,
	"site_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"client_id" integer
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tools" ADD CONSTRAINT "client_tools_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_assets" ADD CONSTRAINT "digital_assets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reassessments" ADD CONSTRAINT "reassessments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trader_urls" ADD CONSTRAINT "trader_urls_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geo_ranges" ADD CONSTRAINT "geo_ranges_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_config" ADD CONSTRAINT "site_config_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_country_exclusions" ADD CONSTRAINT "site_country_exclusions_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_country_exclusions" ADD CONSTRAINT "site_country_exclusions_code_countries_code_fk" FOREIGN KEY ("code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_client" ON "accounts" USING btree ("client_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_email" ON "clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_client" ON "sessions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");