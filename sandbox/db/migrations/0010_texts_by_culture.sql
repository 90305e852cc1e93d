ALTER TABLE "campaigns" ADD COLUMN "culture" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "translated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_slides" ADD COLUMN "culture" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_slides" ADD COLUMN "translated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "region_popups" ADD COLUMN "culture" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "region_popups" ADD COLUMN "translated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "culture" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "culture" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "translated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "culture" text DEFAULT 'en-US' NOT NULL;