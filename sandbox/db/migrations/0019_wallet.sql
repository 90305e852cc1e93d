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
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_not_overdrawn";--> statement-breakpoint
DROP INDEX "ledger_accounts_own";--> statement-breakpoint
ALTER TABLE "money_quotes" ALTER COLUMN "login" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_quotes" ALTER COLUMN "to_login" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "money_requests" ALTER COLUMN "login" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "wallet_id" integer;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD COLUMN "wallet_id" integer;--> statement-breakpoint
ALTER TABLE "money_requests" ADD COLUMN "wallet_id" integer;--> statement-breakpoint
ALTER TABLE "money_requests" ADD COLUMN "destination_label" text;--> statement-breakpoint
ALTER TABLE "wallet_addresses" ADD CONSTRAINT "wallet_addresses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_addresses_client" ON "wallet_addresses" USING btree ("client_id","added_at");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_quotes" ADD CONSTRAINT "money_quotes_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_wallet" ON "ledger_accounts" USING btree ("wallet_id","kind") WHERE "ledger_accounts"."wallet_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_own" ON "ledger_accounts" USING btree ("kind","currency") WHERE "ledger_accounts"."login" is null and "ledger_accounts"."wallet_id" is null;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (case when "ledger_accounts"."kind" in ('client', 'credit', 'reserved') then num_nonnulls("ledger_accounts"."login", "ledger_accounts"."wallet_id") = 1 else num_nonnulls("ledger_accounts"."login", "ledger_accounts"."wallet_id") = 0 end);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_not_overdrawn" CHECK (("ledger_accounts"."kind" not in ('credit', 'reserved') and "ledger_accounts"."wallet_id" is null) or "ledger_accounts"."balance" >= 0);--> statement-breakpoint
ALTER TABLE "money_requests" ADD CONSTRAINT "money_requests_whose" CHECK ("money_requests"."login" is not null or "money_requests"."wallet_id" is not null);--> statement-breakpoint
-- The balances of wallets are kept as those of trading accounts are.
CREATE OR REPLACE FUNCTION "ledger_posted"() RETURNS trigger LANGUAGE plpgsql AS $$
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
		WHERE account.id = moved.account_id AND (account.login IS NOT NULL OR account.wallet_id IS NOT NULL)
			AND account.balance + moved.amount = moved.said
			AND (account.posted_at IS NULL OR account.posted_at <= moved.first_at)
		RETURNING account.id
	)
	SELECT count(*) INTO wrong FROM moved JOIN ledger_accounts account ON account.id = moved.account_id
	WHERE CASE WHEN account.login IS NULL AND account.wallet_id IS NULL THEN moved.said IS NOT NULL ELSE account.id NOT IN (SELECT id FROM kept) END;
	IF wrong > 0 THEN
		RAISE EXCEPTION 'a posting states another balance than the account has, or is dated before the last' USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_in_order';
	END IF;
	RETURN NULL;
END $$;
