-- The audit trail is append-only: its rows are neither changed nor removed.
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'studio_events is append-only';
END $$;

CREATE TRIGGER "studio_events_append_only" BEFORE UPDATE OR DELETE ON "studio_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();
CREATE TRIGGER "studio_events_no_truncate" BEFORE TRUNCATE ON "studio_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_change"();
