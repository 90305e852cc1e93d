ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "money_requests" ADD COLUMN "return_to" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "values" jsonb;