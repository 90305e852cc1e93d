CREATE INDEX "audit_events_network" ON "audit_events" USING btree ("network","kind","at");--> statement-breakpoint
CREATE INDEX "support_messages_sent" ON "support_messages" USING btree ("thread","sent_at");--> statement-breakpoint
CREATE INDEX "registrations_ip" ON "registrations" USING btree ("ip","created_at");