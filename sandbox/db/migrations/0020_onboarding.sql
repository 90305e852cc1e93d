CREATE TABLE "application_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "number" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "state" text DEFAULT 'onboarding' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "revision" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "at_section" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "submitted" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "login" integer;--> statement-breakpoint
ALTER TABLE "reassessments" ADD COLUMN "postponed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "onboarding_url" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_fk" FOREIGN KEY ("client_id","type_id") REFERENCES "public"."applications"("client_id","type_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application" ON "application_events" USING btree ("client_id","type_id","id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_login_accounts_login_fk" FOREIGN KEY ("login") REFERENCES "public"."accounts"("login") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_number_unique" UNIQUE("number");--> statement-breakpoint
-- Drafts of the six fixed fields go on as the section that they were.
UPDATE "applications" SET "version" = 1, "answers" = jsonb_build_object('person', "answers");--> statement-breakpoint
INSERT INTO "application_events" ("client_id", "type_id", "state", "at") SELECT "client_id", "type_id", 'onboarding', "saved_at" FROM "applications";
