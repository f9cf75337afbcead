-- The audit trail is append-only: its rows are neither changed nor removed, except by retention (store/retention.ts) after the ten years for
-- which information about substances and mixtures is kept (REACH, Regulation (EC) No 1907/2006, Art. 36(1)).
CREATE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('dossier.retention', true) = 'on' AND OLD."at" < now() - interval '10 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'studio_events is append-only';
END $$;

CREATE TRIGGER "studio_events_append_only" BEFORE UPDATE OR DELETE ON "studio_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_event_change"();
CREATE TRIGGER "studio_events_no_truncate" BEFORE TRUNCATE ON "studio_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_event_change"();
