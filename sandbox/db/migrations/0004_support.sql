CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" serial NOT NULL,
	"thread" text NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "support_messages_thread" ON "support_messages" USING btree ("thread","position");