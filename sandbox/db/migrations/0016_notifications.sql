CREATE TABLE "margin_watches" (
	"login" integer PRIMARY KEY NOT NULL,
	"rung" integer NOT NULL,
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
DROP INDEX "notifications_client";--> statement-breakpoint
ALTER TABLE "margin_watches" ADD CONSTRAINT "margin_watches_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_place" ON "notifications" USING btree ("client_id","created_at","id");--> statement-breakpoint
UPDATE "notifications" SET "category" = 'money' WHERE "template" IN ('deposit-completed', 'withdrawal-requested', 'withdrawal-completed', 'withdrawal-rejected', 'transfer-done');
