CREATE SEQUENCE "public"."tickets" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4500001 CACHE 1;--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"login" integer,
	"currency" text NOT NULL,
	"balance" numeric DEFAULT '0' NOT NULL,
	"posted_at" timestamp with time zone,
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."kind" in ('client', 'credit', 'reserved')) = ("ledger_accounts"."login" is not null)),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK ("ledger_accounts"."kind" not in ('credit', 'reserved') or "ledger_accounts"."balance" >= 0)
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
	"closed_by" text NOT NULL
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
	"expires_at" timestamp with time zone
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
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "currency_rates" CASCADE;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_reported" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "instruments" ADD COLUMN "base" text;--> statement-breakpoint
ALTER TABLE "instruments" ADD COLUMN "margin_rate" numeric;--> statement-breakpoint
UPDATE "instruments" SET
	"base" = CASE WHEN "group" IN ('forex', 'metals', 'crypto') THEN left("symbol", 3) ELSE "symbol" END,
	"margin_rate" = CASE WHEN "group" = 'crypto' THEN 10 WHEN "group" IN ('energies', 'indices') THEN 2 ELSE 1 END;--> statement-breakpoint
ALTER TABLE "instruments" ALTER COLUMN "base" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "instruments" ALTER COLUMN "margin_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_symbol_instruments_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."instruments"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_symbol_instruments_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."instruments"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_symbol_instruments_symbol_fk" FOREIGN KEY ("symbol") REFERENCES "public"."instruments"("symbol") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_login" ON "ledger_accounts" USING btree ("login","kind") WHERE "ledger_accounts"."login" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_own" ON "ledger_accounts" USING btree ("kind","currency") WHERE "ledger_accounts"."login" is null;--> statement-breakpoint
CREATE INDEX "postings_entry" ON "postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "postings_funds" ON "postings" USING btree ("account_id","at","id") WHERE not "postings"."is_trade";--> statement-breakpoint
CREATE INDEX "deals_login" ON "deals" USING btree ("login","closed_at","ticket");--> statement-breakpoint
CREATE INDEX "deals_login_symbol" ON "deals" USING btree ("login","symbol","closed_at","ticket");--> statement-breakpoint
CREATE INDEX "orders_login" ON "orders" USING btree ("login","placed_at","ticket");--> statement-breakpoint
CREATE INDEX "positions_login" ON "positions" USING btree ("login","opened_at","ticket");--> statement-breakpoint
-- Nothing in the ledger is changed or deleted: a mistake is corrected by a further entry.
CREATE FUNCTION "ledger_keeps_everything"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_keeps_everything"();--> statement-breakpoint
CREATE TRIGGER "postings_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "postings" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_keeps_everything"();--> statement-breakpoint
-- The postings of one statement: each entry's sum to nought in every currency, and balances follow them.
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
		WHERE account.id = moved.account_id AND account.login IS NOT NULL
			AND account.balance + moved.amount = moved.said
			AND (account.posted_at IS NULL OR account.posted_at <= moved.first_at)
		RETURNING account.id
	)
	SELECT count(*) INTO wrong FROM moved JOIN ledger_accounts account ON account.id = moved.account_id
	WHERE CASE WHEN account.login IS NULL THEN moved.said IS NOT NULL ELSE account.id NOT IN (SELECT id FROM kept) END;
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
-- Nights for which a position is charged from one day to another, UTC: seven a week, three of them in one night.
-- One expression, so that PostgreSQL reckons it in place.
CREATE FUNCTION "charged_nights"("since" timestamp with time zone, "until" timestamp with time zone, "triple" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT 7 * ((((until AT TIME ZONE 'UTC')::date - date '1970-01-05') / 7) - (((since AT TIME ZONE 'UTC')::date - date '1970-01-05') / 7))
		+ (CASE triple WHEN 'wednesday' THEN ARRAY[0, 1, 2, 5, 6, 7, 7] WHEN 'friday' THEN ARRAY[0, 1, 2, 3, 4, 7, 7] ELSE ARRAY[0, 1, 2, 3, 4, 5, 6] END)[(((until AT TIME ZONE 'UTC')::date - date '1970-01-05') % 7) + 1]
		- (CASE triple WHEN 'wednesday' THEN ARRAY[0, 1, 2, 5, 6, 7, 7] WHEN 'friday' THEN ARRAY[0, 1, 2, 3, 4, 7, 7] ELSE ARRAY[0, 1, 2, 3, 4, 5, 6] END)[(((since AT TIME ZONE 'UTC')::date - date '1970-01-05') % 7) + 1]
$$;--> statement-breakpoint
-- What accounts held before there was a ledger.
UPDATE "accounts" SET "is_reported" = "balance" IS NOT NULL;--> statement-breakpoint
INSERT INTO "ledger_accounts" ("kind", "login", "currency")
	SELECT 'client', "login", "currency" FROM "accounts" WHERE "balance" <> 0
	UNION ALL SELECT 'credit', "login", "currency" FROM "accounts" WHERE "credit" > 0;--> statement-breakpoint
INSERT INTO "ledger_accounts" ("kind", "currency") SELECT DISTINCT 'house', "currency" FROM "ledger_accounts";--> statement-breakpoint
INSERT INTO "ledger_entries" ("at", "kind") SELECT now(), 'opening' WHERE EXISTS (SELECT FROM "ledger_accounts");--> statement-breakpoint
WITH held AS (
	SELECT account."id", account."currency", CASE account."kind" WHEN 'client' THEN "accounts"."balance" ELSE "accounts"."credit" END AS amount
	FROM "ledger_accounts" account JOIN "accounts" USING ("login")
), lines AS (
	SELECT id, amount, amount AS balance_after FROM held
	UNION ALL
	SELECT own.id, -sum(held.amount), NULL FROM held JOIN "ledger_accounts" own ON own.kind = 'house' AND own.currency = held.currency
	GROUP BY own.id HAVING sum(held.amount) <> 0
)
INSERT INTO "postings" ("entry_id", "account_id", "amount", "balance_after", "at", "is_trade")
	SELECT entry."id", lines."id", lines."amount", lines."balance_after", entry."at", false FROM lines, "ledger_entries" entry;--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "balance";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "credit";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "floating_pl";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "equity";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "margin";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "free_margin";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "margin_level";--> statement-breakpoint
ALTER TABLE "instruments" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "instruments" DROP COLUMN "source";--> statement-breakpoint
ALTER TABLE "instruments" DROP COLUMN "quoted_at";