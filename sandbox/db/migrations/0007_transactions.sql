CREATE TABLE "profile_reviews" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "digital_assets" ADD COLUMN "pending_address" text;--> statement-breakpoint
ALTER TABLE "digital_assets" ADD COLUMN "pending_network" text;--> statement-breakpoint
ALTER TABLE "digital_assets" ADD COLUMN "pending_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "kind" text DEFAULT 'password-link' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "phone_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "has_captcha" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_content" ON "documents" USING btree ("client_id","sha256") WHERE "documents"."status" <> 'sending';--> statement-breakpoint
CREATE INDEX "otp_codes_registration" ON "otp_codes" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "outbox_status" ON "outbox" USING btree ("status","next_try_at");--> statement-breakpoint
CREATE INDEX "registrations_phone" ON "registrations" USING btree ("phone","created_at");