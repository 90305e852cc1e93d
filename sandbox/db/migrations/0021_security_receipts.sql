ALTER TABLE "profile_reviews" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "spread" numeric;