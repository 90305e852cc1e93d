CREATE TABLE "news" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"instruments" text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "news_published_at" ON "news" USING btree ("published_at");