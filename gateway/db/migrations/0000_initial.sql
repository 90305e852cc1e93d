CREATE SEQUENCE "public"."account_logins" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 60000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4500001 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "terminal_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"login" integer NOT NULL,
	"access" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"is_reported" boolean DEFAULT true NOT NULL,
	"swap_free" boolean NOT NULL,
	"margin_mode" text NOT NULL,
	"rights" text NOT NULL,
	"margin_call_level" numeric,
	"stop_out_level" numeric,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"client_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"number" serial NOT NULL,
	"state" text DEFAULT 'onboarding' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"revision" text DEFAULT '' NOT NULL,
	"answers" jsonb NOT NULL,
	"at_section" text,
	"saved_at" timestamp with time zone NOT NULL,
	"submitted" jsonb,
	"submitted_at" timestamp with time zone,
	"outcome" jsonb,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"login" integer,
	CONSTRAINT "applications_client_id_type_id_pk" PRIMARY KEY("client_id","type_id"),
	CONSTRAINT "applications_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "bonus_volume" (
	"ticket" integer PRIMARY KEY NOT NULL,
	"bonus_id" integer NOT NULL,
	"lots" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"login" integer NOT NULL,
	"granted" numeric NOT NULL,
	"left" numeric NOT NULL,
	"currency" text NOT NULL,
	"needed_lots" numeric NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"unlocked" numeric,
	"warned_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "bonuses_left" CHECK ("bonuses"."left" between 0 and "bonuses"."granted"),
	CONSTRAINT "bonuses_state" CHECK (("bonuses"."state" = 'active') = ("bonuses"."left" > 0))
);
--> statement-breakpoint
CREATE TABLE "campaign_awards" (
	"campaign_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"login" integer NOT NULL,
	"place" integer NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"entry_id" integer,
	CONSTRAINT "campaign_awards_campaign_id_client_id_pk" PRIMARY KEY("campaign_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_benefits" (
	"ticket" integer NOT NULL,
	"kind" text NOT NULL,
	"campaign_id" integer NOT NULL,
	"login" integer NOT NULL,
	"cost" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entry_id" integer,
	CONSTRAINT "campaign_benefits_ticket_kind_pk" PRIMARY KEY("ticket","kind")
);
--> statement-breakpoint
CREATE TABLE "campaign_boards" (
	"id" serial PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"is_final" boolean NOT NULL,
	"rows" jsonb NOT NULL,
	"sha256" text
);
--> statement-breakpoint
CREATE TABLE "campaign_members" (
	"campaign_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"login" integer NOT NULL,
	"alias" text NOT NULL,
	"terms_version" integer NOT NULL,
	"terms_sha256" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"base" numeric,
	"base_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "campaign_members_campaign_id_client_id_pk" PRIMARY KEY("campaign_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"culture" text DEFAULT 'en-US' NOT NULL,
	"translated" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title" text NOT NULL,
	"content_text" text NOT NULL,
	"reward" text NOT NULL,
	"terms" text NOT NULL,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"currency" text,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"prizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"join_from" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
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
	"email_proved_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"credentials_version" integer DEFAULT 0 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"phone" text,
	"country" text,
	"city" text,
	"address" text,
	"postcode" text,
	"culture" text NOT NULL,
	"theme" text DEFAULT 'white' NOT NULL,
	"is_open_account" boolean DEFAULT false NOT NULL,
	"is_ib" boolean DEFAULT false NOT NULL,
	"is_professional" boolean DEFAULT false NOT NULL,
	"is_visible_document_upload" boolean DEFAULT false NOT NULL,
	"onboarding_closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digital_assets" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"wallet_address" text NOT NULL,
	"network" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"pending_address" text,
	"pending_network" text,
	"pending_from" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"message_id" integer
);
--> statement-breakpoint
CREATE TABLE "profile_reviews" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reference" text,
	"refused_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "reassessments" (
	"client_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"show_popup" boolean NOT NULL,
	"finish_date" timestamp with time zone NOT NULL,
	"is_skip" boolean NOT NULL,
	"postponed_until" timestamp with time zone,
	CONSTRAINT "reassessments_client_id_type_id_pk" PRIMARY KEY("client_id","type_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"client_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_client_id_code_hash_pk" PRIMARY KEY("client_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"ip" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_seen_at" timestamp with time zone,
	"device" jsonb,
	"method" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"passkey" jsonb
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
	"culture" text DEFAULT 'en-US' NOT NULL,
	"translated" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
	"network" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missing_texts_language_namespace_key_pk" PRIMARY KEY("language","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "region_popups" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"culture" text DEFAULT 'en-US' NOT NULL,
	"translated" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"strategy_id" integer NOT NULL,
	"login" integer NOT NULL,
	"from_login" integer NOT NULL,
	"allocated" numeric NOT NULL,
	"stop_equity" numeric NOT NULL,
	"multiplier" numeric NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"reason" text,
	"fee_percent" numeric NOT NULL,
	"high_water" numeric DEFAULT '0' NOT NULL,
	"fees" numeric DEFAULT '0' NOT NULL,
	"fee_day" date NOT NULL,
	"with_open" boolean DEFAULT false NOT NULL,
	"consents" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"end_equity" numeric,
	"returned" numeric,
	"returned_currency" text,
	"returned_login" integer,
	CONSTRAINT "copies_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "copy_fees" (
	"copy_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" numeric NOT NULL,
	"high_water" numeric NOT NULL,
	"fee" numeric NOT NULL,
	"is_final" boolean NOT NULL,
	CONSTRAINT "copy_fees_copy_id_at_pk" PRIMARY KEY("copy_id","at")
);
--> statement-breakpoint
CREATE TABLE "copy_positions" (
	"copy_id" uuid NOT NULL,
	"source_ticket" integer NOT NULL,
	"part" integer NOT NULL,
	"ticket" integer,
	"symbol" text NOT NULL,
	"side" text NOT NULL,
	"leader_lots" numeric NOT NULL,
	"wanted" numeric NOT NULL,
	"lots" numeric NOT NULL,
	"skipped" text,
	"missing" numeric,
	"leader_price" numeric NOT NULL,
	"price" numeric,
	"gap" numeric,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "copy_positions_copy_id_source_ticket_part_pk" PRIMARY KEY("copy_id","source_ticket","part")
);
--> statement-breakpoint
CREATE TABLE "copy_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"copy_id" uuid NOT NULL,
	"event" text NOT NULL,
	"source_ticket" integer NOT NULL,
	"part" integer NOT NULL,
	"symbol" text NOT NULL,
	"side" text NOT NULL,
	"lots" numeric NOT NULL,
	"lots_before" numeric,
	"price" numeric NOT NULL,
	"equity" numeric,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "copy_tasks_once" UNIQUE("copy_id","event","source_ticket","part")
);
--> statement-breakpoint
CREATE TABLE "document_parts" (
	"document_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "document_parts_document_id_part_pk" PRIMARY KEY("document_id","part")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"media_type" text,
	"sha256" text,
	"reason" text,
	"sent_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"runs_out_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "instruments" (
	"symbol" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"base" text NOT NULL,
	"currency" text NOT NULL,
	"contract_size" numeric NOT NULL,
	"digits" integer NOT NULL,
	"point" numeric NOT NULL,
	"pip" numeric NOT NULL,
	"lot_step" numeric NOT NULL,
	"margin_rate" numeric NOT NULL,
	"swap_mode" text NOT NULL,
	"swap_long" numeric NOT NULL,
	"swap_short" numeric NOT NULL,
	"triple_swap_day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"login" integer,
	"wallet_id" integer,
	"client_id" integer,
	"currency" text NOT NULL,
	"balance" numeric DEFAULT '0' NOT NULL,
	"posted_at" timestamp with time zone,
	CONSTRAINT "ledger_accounts_owner" CHECK (case when "ledger_accounts"."kind" in ('client', 'credit', 'reserved') then num_nonnulls("ledger_accounts"."login", "ledger_accounts"."wallet_id") = 1 else num_nonnulls("ledger_accounts"."login", "ledger_accounts"."wallet_id") = 0 end
        and ("ledger_accounts"."kind" = 'partner') = ("ledger_accounts"."client_id" is not null)),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK (("ledger_accounts"."kind" not in ('credit', 'reserved') and "ledger_accounts"."wallet_id" is null) or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"ticket" integer,
	"method" text,
	"counterpart" text,
	CONSTRAINT "ledger_entries_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount" numeric NOT NULL,
	"balance_after" numeric,
	"at" timestamp with time zone NOT NULL,
	"is_trade" boolean NOT NULL,
	CONSTRAINT "postings_not_nought" CHECK ("postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"client_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "money_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"login" integer,
	"to_login" integer,
	"wallet_id" integer,
	"pair" text NOT NULL,
	"amount" numeric NOT NULL,
	"rate" numeric NOT NULL,
	"received" numeric NOT NULL,
	"received_currency" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_quotes_pair" UNIQUE("client_id","pair")
);
--> statement-breakpoint
CREATE TABLE "money_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"login" integer,
	"to_login" integer,
	"wallet_id" integer,
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
	"destination_label" text,
	"memo" text,
	"address" text,
	"txid" text,
	"confirmations" integer,
	"cashier_key" text,
	"return_to" text,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"cancel_until" timestamp with time zone,
	"next_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "money_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "money_requests_cashier_key_unique" UNIQUE("cashier_key"),
	CONSTRAINT "money_requests_whose" CHECK ("money_requests"."login" is not null or "money_requests"."wallet_id" is not null)
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
CREATE TABLE "news" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image" text,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"kind" text DEFAULT 'editorial' NOT NULL,
	"instruments" text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"revised_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "news_revisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"news_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "margin_watches" (
	"login" integer PRIMARY KEY NOT NULL,
	"stage" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"client_id" integer NOT NULL,
	"category" text NOT NULL,
	"in_portal" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_preferences_client_id_category_pk" PRIMARY KEY("client_id","category")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"template" text,
	"values" jsonb,
	"culture" text DEFAULT 'en-US' NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"button_text" text,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"client_id" integer,
	"subject" text,
	"network" text NOT NULL,
	"request_id" text NOT NULL,
	"device" jsonb,
	"method" text,
	"reference" text
);
--> statement-breakpoint
CREATE TABLE "gateway_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_solutions" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"number" integer NOT NULL,
	"request" jsonb,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	"note" text,
	"agreement_version" integer,
	"agreement_sha256" text,
	"agreed_at" timestamp with time zone,
	"parent_id" integer
);
--> statement-breakpoint
CREATE TABLE "partner_click_days" (
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"uniques" integer NOT NULL,
	CONSTRAINT "partner_click_days_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "partner_clicks" (
	"id" serial PRIMARY KEY NOT NULL,
	"link_id" integer NOT NULL,
	"marketing_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"country" text,
	"network" text NOT NULL,
	"device" text,
	"sub" jsonb,
	"is_unique" boolean NOT NULL,
	"refused" text
);
--> statement-breakpoint
CREATE TABLE "partner_material" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"width" integer,
	"height" integer,
	"culture" text NOT NULL,
	"sha256" text GENERATED ALWAYS AS (encode(sha256(content), 'hex')) STORED,
	"content" "bytea",
	"alt" text NOT NULL,
	"valid_until" timestamp with time zone,
	CONSTRAINT "partner_material_kind" CHECK (num_nonnulls("partner_material"."width", "partner_material"."height", "partner_material"."content") = case "partner_material"."kind" when 'banner' then 3 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "partner_destinations" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"login" integer,
	"wallet_id" integer,
	"usable_from" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_destinations_one" CHECK (num_nonnulls("partner_destinations"."login", "partner_destinations"."wallet_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "partner_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"code" text NOT NULL,
	"cxd" text NOT NULL,
	"old_code" text,
	"name" text,
	"programme" text,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "partner_links_code_unique" UNIQUE("code"),
	CONSTRAINT "partner_links_cxd_unique" UNIQUE("cxd"),
	CONSTRAINT "partner_links_old_code_unique" UNIQUE("old_code")
);
--> statement-breakpoint
CREATE TABLE "partner_payouts" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"currency" text NOT NULL,
	"month" text NOT NULL,
	"amount" numeric NOT NULL,
	"state" text NOT NULL,
	"missing" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"login" integer,
	"wallet_id" integer,
	"received" numeric,
	"received_currency" text,
	"rate" numeric
);
--> statement-breakpoint
CREATE TABLE "partner_rewards" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"level" integer NOT NULL,
	"kind" text NOT NULL,
	"source" integer,
	"scheme_id" integer,
	"base" numeric NOT NULL,
	"base_currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric,
	"state" text NOT NULL,
	"reason" text,
	"working" jsonb NOT NULL,
	"conditions" jsonb,
	"earned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"payout_id" integer
);
--> statement-breakpoint
CREATE TABLE "partner_schemes" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"programme" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"rules" jsonb NOT NULL,
	"levels" integer[] NOT NULL,
	"hold_days" integer NOT NULL,
	"minimum" numeric NOT NULL,
	"pay_day" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"via" text NOT NULL,
	"ref" text NOT NULL,
	"click_id" integer,
	"bound_at" timestamp with time zone NOT NULL,
	"line" integer[] NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"reviewed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"programme" text
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"client_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"asked" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_client_id_purpose_pk" PRIMARY KEY("client_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"rp_id" text NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"device" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "robots" (
	"login" integer PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"done_until" timestamp with time zone NOT NULL
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
	"site_url" text NOT NULL,
	"onboarding_url" text
);
--> statement-breakpoint
CREATE TABLE "strategies" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"culture" text DEFAULT 'en-US' NOT NULL,
	"translated" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"summary" text NOT NULL,
	"currency" text NOT NULL,
	"login" integer NOT NULL,
	"provider_client_id" integer NOT NULL,
	"fee_percent" numeric NOT NULL,
	"minimum" numeric NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"capacity" integer DEFAULT 500 NOT NULL,
	"money" text DEFAULT 'own' NOT NULL,
	"fee_changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "strategies_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "strategy_days" (
	"strategy_id" integer NOT NULL,
	"day" date NOT NULL,
	"equity" numeric NOT NULL,
	"flows" numeric NOT NULL,
	"unit" numeric NOT NULL,
	CONSTRAINT "strategy_days_strategy_id_day_pk" PRIMARY KEY("strategy_id","day")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" serial NOT NULL,
	"thread" text NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"ticket" integer PRIMARY KEY NOT NULL,
	"login" integer NOT NULL,
	"symbol" text NOT NULL,
	"side" text NOT NULL,
	"lots" numeric NOT NULL,
	"open_price" numeric NOT NULL,
	"close_price" numeric NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"profit" numeric NOT NULL,
	"swap" numeric NOT NULL,
	"commission" numeric NOT NULL,
	"spread" numeric,
	"closed_by" text NOT NULL,
	"cause" jsonb,
	"position_ticket" integer NOT NULL,
	"origin" text DEFAULT 'client' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_outcomes" (
	"ticket" integer PRIMARY KEY NOT NULL,
	"login" integer NOT NULL,
	"symbol" text NOT NULL,
	"type" text NOT NULL,
	"lots" numeric NOT NULL,
	"order_price" numeric NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"position_ticket" integer
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"ticket" integer PRIMARY KEY NOT NULL,
	"login" integer NOT NULL,
	"symbol" text NOT NULL,
	"type" text NOT NULL,
	"lots" numeric NOT NULL,
	"order_price" numeric NOT NULL,
	"stop_loss" numeric,
	"take_profit" numeric,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"origin" text DEFAULT 'client' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"ticket" integer PRIMARY KEY NOT NULL,
	"login" integer NOT NULL,
	"symbol" text NOT NULL,
	"side" text NOT NULL,
	"lots" numeric NOT NULL,
	"open_price" numeric NOT NULL,
	"stop_loss" numeric,
	"take_profit" numeric,
	"opened_at" timestamp with time zone NOT NULL,
	"swap_from" timestamp with time zone,
	"swap_before" numeric DEFAULT '0' NOT NULL,
	"origin" text DEFAULT 'client' NOT NULL
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
	"registration_id" uuid,
	"message_id" integer,
	CONSTRAINT "otp_codes_phone_channel_pk" PRIMARY KEY("phone","channel")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"culture" text DEFAULT 'en-US' NOT NULL,
	"kind" text DEFAULT 'password-link' NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"client_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"message_id" integer
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"email" text NOT NULL,
	"site_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"form" jsonb NOT NULL,
	"phone" text,
	"phone_proved_at" timestamp with time zone,
	"ip" text DEFAULT '' NOT NULL,
	"has_captcha" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"client_id" integer
);
--> statement-breakpoint
CREATE TABLE "wallet_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"label" text NOT NULL,
	"asset" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"memo" text,
	"added_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"asset" text NOT NULL,
	"deposit_key" text NOT NULL,
	"return_to" text,
	CONSTRAINT "wallets_deposit_key_unique" UNIQUE("deposit_key"),
	CONSTRAINT "wallets_owner" UNIQUE("client_id","asset")
);
--> statement-breakpoint
ALTER TABLE "account_access" ADD CONSTRAINT "account_access_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_access" ADD CONSTRAINT "account_access_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terminal_sessions" ADD CONSTRAINT "terminal_sessions_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_requests" ADD CONSTRAINT "account_requests_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_fk" FOREIGN KEY ("client_id","type_id") REFERENCES "public"."applications"("client_id","type_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_volume" ADD CONSTRAINT "bonus_volume_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD CONSTRAINT "campaign_awards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD CONSTRAINT "campaign_awards_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_awards" ADD CONSTRAINT "campaign_awards_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_benefits" ADD CONSTRAINT "campaign_benefits_ticket_deals_ticket_fk" FOREIGN KEY ("ticket") REFERENCES "public"."deals"("ticket") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_benefits" ADD CONSTRAINT "campaign_benefits_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_benefits" ADD CONSTRAINT "campaign_benefits_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_boards" ADD CONSTRAINT "campaign_boards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_members" ADD CONSTRAINT "campaign_members_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_members" ADD CONSTRAINT "campaign_members_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_members" ADD CONSTRAINT "campaign_members_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tools" ADD CONSTRAINT "client_tools_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_assets" ADD CONSTRAINT "digital_assets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reassessments" ADD CONSTRAINT "reassessments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trader_urls" ADD CONSTRAINT "trader_urls_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_from_login_accounts_login_fk" FOREIGN KEY ("from_login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_returned_login_accounts_login_fk" FOREIGN KEY ("returned_login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_fees" ADD CONSTRAINT "copy_fees_copy_id_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."copies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_positions" ADD CONSTRAINT "copy_positions_copy_id_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."copies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_tasks" ADD CONSTRAINT "copy_tasks_copy_id_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."copies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_to_login_accounts_login_fk" FOREIGN KEY ("to_login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_to_login_accounts_login_fk" FOREIGN KEY ("to_login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_revisions" ADD CONSTRAINT "news_revisions_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margin_watches" ADD CONSTRAINT "margin_watches_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_parent_id_clients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_click_days" ADD CONSTRAINT "partner_click_days_link_id_partner_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."partner_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_link_id_partner_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."partner_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_destinations" ADD CONSTRAINT "partner_destinations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_destinations" ADD CONSTRAINT "partner_destinations_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_destinations" ADD CONSTRAINT "partner_destinations_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_links" ADD CONSTRAINT "partner_links_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_partner_id_clients_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_payouts" ADD CONSTRAINT "partner_payouts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rewards" ADD CONSTRAINT "partner_rewards_partner_id_clients_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rewards" ADD CONSTRAINT "partner_rewards_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rewards" ADD CONSTRAINT "partner_rewards_scheme_id_partner_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."partner_schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_rewards" ADD CONSTRAINT "partner_rewards_payout_id_partner_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."partner_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_partner_id_clients_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_link_id_partner_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."partner_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "geo_ranges" ADD CONSTRAINT "geo_ranges_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_config" ADD CONSTRAINT "site_config_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_country_exclusions" ADD CONSTRAINT "site_country_exclusions_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_country_exclusions" ADD CONSTRAINT "site_country_exclusions_code_countries_code_fk" FOREIGN KEY ("code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_provider_client_id_clients_id_fk" FOREIGN KEY ("provider_client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_days" ADD CONSTRAINT "strategy_days_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_symbol_instruments_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."instruments"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_outcomes" ADD CONSTRAINT "order_outcomes_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_outcomes" ADD CONSTRAINT "order_outcomes_symbol_instruments_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."instruments"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_symbol_instruments_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."instruments"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_symbol_instruments_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."instruments"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_site_id_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_addresses" ADD CONSTRAINT "wallet_addresses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "terminal_sessions_login" ON "terminal_sessions" USING btree ("login","created_at");--> statement-breakpoint
CREATE INDEX "account_requests_client" ON "account_requests" USING btree ("client_id","created_at","number");--> statement-breakpoint
CREATE INDEX "accounts_client" ON "accounts" USING btree ("client_id","opened_at");--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("client_id","type_id","id");--> statement-breakpoint
CREATE INDEX "bonus_volume_bonus" ON "bonus_volume" USING btree ("bonus_id","ticket");--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_member" ON "bonuses" USING btree ("campaign_id","client_id");--> statement-breakpoint
CREATE INDEX "bonuses_login" ON "bonuses" USING btree ("login","id");--> statement-breakpoint
CREATE INDEX "campaign_benefits_account" ON "campaign_benefits" USING btree ("login","at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_boards_taken" ON "campaign_boards" USING btree ("campaign_id","taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_members_login" ON "campaign_members" USING btree ("campaign_id","login");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_members_alias" ON "campaign_members" USING btree ("campaign_id","alias");--> statement-breakpoint
CREATE INDEX "campaign_members_account" ON "campaign_members" USING btree ("login");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_email" ON "clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_client" ON "sessions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "missing_texts_network" ON "missing_texts" USING btree ("network");--> statement-breakpoint
CREATE INDEX "missing_texts_seen" ON "missing_texts" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "copies_client" ON "copies" USING btree ("client_id","started_at");--> statement-breakpoint
CREATE INDEX "copies_running" ON "copies" USING btree ("strategy_id") WHERE "copies"."state" <> 'stopped';--> statement-breakpoint
CREATE UNIQUE INDEX "copies_once" ON "copies" USING btree ("client_id","strategy_id") WHERE "copies"."state" <> 'stopped';--> statement-breakpoint
CREATE INDEX "copy_positions_ticket" ON "copy_positions" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "copy_tasks_due" ON "copy_tasks" USING btree ("copy_id","id") WHERE "copy_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "documents_client" ON "documents" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "documents_sending" ON "documents" USING btree ("sent_at") WHERE "documents"."status" = 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "documents_content" ON "documents" USING btree ("client_id","sha256") WHERE "documents"."status" <> 'sending';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_login" ON "ledger_accounts" USING btree ("login","kind") WHERE "ledger_accounts"."login" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_wallet" ON "ledger_accounts" USING btree ("wallet_id","kind") WHERE "ledger_accounts"."wallet_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_partner" ON "ledger_accounts" USING btree ("client_id","currency") WHERE "ledger_accounts"."client_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_own" ON "ledger_accounts" USING btree ("kind","currency") WHERE "ledger_accounts"."login" is null and "ledger_accounts"."wallet_id" is null and "ledger_accounts"."client_id" is null;--> statement-breakpoint
CREATE INDEX "postings_entry" ON "postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "postings_funds" ON "postings" USING btree ("account_id","at","id") WHERE not "postings"."is_trade";--> statement-breakpoint
CREATE INDEX "money_requests_client" ON "money_requests" USING btree ("client_id","created_at","number");--> statement-breakpoint
CREATE INDEX "money_requests_next" ON "money_requests" USING btree ("next_at") WHERE "money_requests"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "news_published_at" ON "news" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "news_revisions_item" ON "news_revisions" USING btree ("news_id","at");--> statement-breakpoint
CREATE INDEX "notifications_place" ON "notifications" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_client" ON "audit_events" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_network" ON "audit_events" USING btree ("network","kind","at");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "partners_parent" ON "partners" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "partners_waiting" ON "partners" USING btree ("applied_at") WHERE "partners"."state" = 'applied';--> statement-breakpoint
CREATE INDEX "partner_clicks_link" ON "partner_clicks" USING btree ("link_id","at");--> statement-breakpoint
CREATE INDEX "partner_clicks_network" ON "partner_clicks" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "partner_clicks_visitor" ON "partner_clicks" USING btree ("marketing_id","link_id","at");--> statement-breakpoint
CREATE INDEX "partner_material_company" ON "partner_material" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "partner_material_sha256" ON "partner_material" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "partner_links_client" ON "partner_links" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_payouts_month" ON "partner_payouts" USING btree ("partner_id","currency","month");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_rewards_source" ON "partner_rewards" USING btree ("kind","source","partner_id","level");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_rewards_cpa" ON "partner_rewards" USING btree ("client_id","kind") WHERE "partner_rewards"."source" is null;--> statement-breakpoint
CREATE INDEX "partner_rewards_partner" ON "partner_rewards" USING btree ("partner_id","earned_at","id","level","kind","state","currency","client_id","amount");--> statement-breakpoint
CREATE INDEX "partner_rewards_currency" ON "partner_rewards" USING btree ("partner_id","currency","earned_at","id");--> statement-breakpoint
CREATE INDEX "partner_rewards_client" ON "partner_rewards" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "partner_rewards_unpaid" ON "partner_rewards" USING btree ("partner_id","currency") WHERE "partner_rewards"."payout_id" is null and "partner_rewards"."state" in ('approved', 'clawback');--> statement-breakpoint
CREATE INDEX "partner_rewards_no_rate" ON "partner_rewards" USING btree ("id") WHERE "partner_rewards"."reason" = 'no-rate';--> statement-breakpoint
CREATE INDEX "partner_rewards_due" ON "partner_rewards" USING btree ("due_at") WHERE "partner_rewards"."state" = 'accrued';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_schemes_version" ON "partner_schemes" USING btree ("company_id","programme","version");--> statement-breakpoint
CREATE INDEX "referrals_partner" ON "referrals" USING btree ("partner_id","bound_at");--> statement-breakpoint
CREATE INDEX "referrals_link" ON "referrals" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "referrals_ref" ON "referrals" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "referrals_line" ON "referrals" USING gin ("line");--> statement-breakpoint
CREATE INDEX "referrals_cpa" ON "referrals" USING btree ("client_id") WHERE "referrals"."programme" = 'cpa';--> statement-breakpoint
CREATE INDEX "passkeys_client" ON "passkeys" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "support_messages_thread" ON "support_messages" USING btree ("thread","position");--> statement-breakpoint
CREATE INDEX "support_messages_sent" ON "support_messages" USING btree ("thread","sent_at");--> statement-breakpoint
CREATE INDEX "deals_login" ON "deals" USING btree ("login","closed_at","ticket");--> statement-breakpoint
CREATE INDEX "deals_login_symbol" ON "deals" USING btree ("login","symbol","closed_at","ticket");--> statement-breakpoint
CREATE INDEX "order_outcomes_login" ON "order_outcomes" USING btree ("login","ended_at","ticket");--> statement-breakpoint
CREATE INDEX "orders_login" ON "orders" USING btree ("login","placed_at","ticket");--> statement-breakpoint
CREATE INDEX "positions_login" ON "positions" USING btree ("login","opened_at","ticket");--> statement-breakpoint
CREATE INDEX "positions_stops" ON "positions" USING btree ("symbol") WHERE "positions"."stop_loss" is not null or "positions"."take_profit" is not null;--> statement-breakpoint
CREATE INDEX "otp_codes_registration" ON "otp_codes" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_status" ON "outbox" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "registrations_client" ON "registrations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "registrations_phone" ON "registrations" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "registrations_ip" ON "registrations" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "wallet_addresses_client" ON "wallet_addresses" USING btree ("client_id","added_at");--> statement-breakpoint
-- From here on by hand, as drizzle knows neither functions nor triggers.
-- The ledger is only added to: a mistake is corrected by another entry.
CREATE FUNCTION "ledger_keeps_everything"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_keeps_everything"();--> statement-breakpoint
CREATE TRIGGER "postings_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "postings" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_keeps_everything"();--> statement-breakpoint
-- The postings that one statement inserts: those of an entry sum to zero in every currency, and the balances of trading
-- accounts and wallets follow them.
CREATE FUNCTION "ledger_posted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wrong integer;
BEGIN
	IF EXISTS (
		SELECT FROM added JOIN ledger_accounts account ON account.id = added.account_id
		GROUP BY added.entry_id, account.currency HAVING sum(added.amount) <> 0
	) THEN
		RAISE EXCEPTION 'the postings of an entry do not sum to nought' USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_balanced';
	END IF;
	WITH moved AS (
		SELECT account_id, sum(amount) AS amount, min(at) AS first_at, max(at) AS last_at,
			(array_agg(balance_after ORDER BY at DESC, id DESC))[1] AS said
		FROM added GROUP BY account_id
	), kept AS (
		UPDATE ledger_accounts account
		SET balance = account.balance + moved.amount, posted_at = moved.last_at
		FROM moved
		WHERE account.id = moved.account_id AND num_nonnulls(account.login, account.wallet_id, account.client_id) = 1
			AND account.balance + moved.amount = moved.said
			AND (account.posted_at IS NULL OR account.posted_at <= moved.first_at)
		RETURNING account.id
	)
	SELECT count(*) INTO wrong FROM moved JOIN ledger_accounts account ON account.id = moved.account_id
	WHERE CASE WHEN num_nonnulls(account.login, account.wallet_id, account.client_id) = 0 THEN moved.said IS NOT NULL ELSE account.id NOT IN (SELECT id FROM kept) END;
	IF wrong > 0 THEN
		RAISE EXCEPTION 'a posting states another balance than the account has, or is dated before the last' USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_in_order';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "postings_checked" AFTER INSERT ON "postings" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "ledger_posted"();--> statement-breakpoint
CREATE FUNCTION "ledger_balance_by_postings_alone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a balance changes by postings alone' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_begin" BEFORE INSERT ON "ledger_accounts" FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION "ledger_balance_by_postings_alone"();--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_balance" BEFORE UPDATE ON "ledger_accounts" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "ledger_balance_by_postings_alone"();--> statement-breakpoint
-- The nights a position is charged for between two instants, in UTC: seven a week, three of them in one night.
-- It is a single expression, so that PostgreSQL can inline it.
CREATE FUNCTION "charged_nights"("since" timestamp with time zone, "until" timestamp with time zone, "triple" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT 7 * ((((until AT TIME ZONE 'UTC')::date - date '1970-01-05') / 7) - (((since AT TIME ZONE 'UTC')::date - date '1970-01-05') / 7))
		+ (CASE triple WHEN 'wednesday' THEN ARRAY[0, 1, 2, 5, 6, 7, 7] WHEN 'friday' THEN ARRAY[0, 1, 2, 3, 4, 7, 7] ELSE ARRAY[0, 1, 2, 3, 4, 5, 6] END)[(((until AT TIME ZONE 'UTC')::date - date '1970-01-05') % 7) + 1]
		- (CASE triple WHEN 'wednesday' THEN ARRAY[0, 1, 2, 5, 6, 7, 7] WHEN 'friday' THEN ARRAY[0, 1, 2, 3, 4, 7, 7] ELSE ARRAY[0, 1, 2, 3, 4, 5, 6] END)[(((since AT TIME ZONE 'UTC')::date - date '1970-01-05') % 7) + 1]
$$;--> statement-breakpoint
-- Where a connection asks for it, a change of what a client's open pages show is signalled with the client's id.
CREATE FUNCTION "client_signalled"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(coalesce(NEW, OLD));
	client text := changed ->> TG_ARGV[0];
BEGIN
	IF TG_ARGV[0] = 'login' THEN
		SELECT account.client_id::text INTO client FROM accounts account WHERE account.login = (changed ->> 'login')::integer;
	END IF;
	IF client IS NOT NULL THEN
		PERFORM pg_notify('portico_clients', client);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "accounts_signalled" AFTER INSERT OR UPDATE OR DELETE ON "accounts" FOR EACH ROW WHEN (current_setting('portico.signals', true) = 'on') EXECUTE FUNCTION "client_signalled"('client_id');--> statement-breakpoint
CREATE TRIGGER "clients_signalled" AFTER INSERT OR UPDATE OR DELETE ON "clients" FOR EACH ROW WHEN (current_setting('portico.signals', true) = 'on') EXECUTE FUNCTION "client_signalled"('id');--> statement-breakpoint
CREATE TRIGGER "notifications_signalled" AFTER INSERT OR UPDATE OR DELETE ON "notifications" FOR EACH ROW WHEN (current_setting('portico.signals', true) = 'on') EXECUTE FUNCTION "client_signalled"('client_id');--> statement-breakpoint
CREATE TRIGGER "notification_preferences_signalled" AFTER INSERT OR UPDATE OR DELETE ON "notification_preferences" FOR EACH ROW WHEN (current_setting('portico.signals', true) = 'on') EXECUTE FUNCTION "client_signalled"('client_id');--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_signalled" AFTER INSERT OR UPDATE OR DELETE ON "ledger_accounts" FOR EACH ROW WHEN (current_setting('portico.signals', true) = 'on') EXECUTE FUNCTION "client_signalled"('login');--> statement-breakpoint
CREATE TRIGGER "orders_signalled" AFTER INSERT OR UPDATE OR DELETE ON "orders" FOR EACH ROW WHEN (current_setting('portico.signals', true) = 'on') EXECUTE FUNCTION "client_signalled"('login');--> statement-breakpoint
CREATE TRIGGER "positions_signalled" AFTER INSERT OR UPDATE OR DELETE ON "positions" FOR EACH ROW WHEN (current_setting('portico.signals', true) = 'on') EXECUTE FUNCTION "client_signalled"('login');
