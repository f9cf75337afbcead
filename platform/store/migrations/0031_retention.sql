-- The audit trail is append-only: its rows are neither changed nor removed, except by retention (store/retention.ts) after the ten years for
-- which information about substances and mixtures is kept (REACH, Regulation (EC) No 1907/2006, Art. 36(1)).
CREATE OR REPLACE FUNCTION "refuse_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('dossier.retention', true) = 'on' AND OLD."at" < now() - interval '10 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'studio_events is append-only';
END $$;
