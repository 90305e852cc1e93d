CREATE TABLE "currency_rates" (
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"rate" numeric NOT NULL,
	"source" text NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "currency_rates_from_currency_to_currency_pk" PRIMARY KEY("from_currency","to_currency")
);
--> statement-breakpoint
CREATE TABLE "instruments" (
	"symbol" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"currency" text NOT NULL,
	"contract_size" numeric NOT NULL,
	"digits" integer NOT NULL,
	"point" numeric NOT NULL,
	"pip" numeric NOT NULL,
	"lot_step" numeric NOT NULL,
	"price" numeric NOT NULL,
	"swap_mode" text NOT NULL,
	"swap_long" numeric NOT NULL,
	"swap_short" numeric NOT NULL,
	"triple_swap_day" text NOT NULL,
	"source" text NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL
);
