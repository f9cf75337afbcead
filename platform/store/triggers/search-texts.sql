-- The texts that lists of workgroups, drafts and substances are searched by: without case, without accents.
CREATE FUNCTION "fold_text"("folded" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize("folded", NFKD), U&'[\0300-\036F]', '', 'g'))
$$;

-- The texts that the catalogue is searched by: without case and accents, with letters that have no decomposition, and with what tells
-- substances apart: primes (4′-), signs of optical rotation ((+)-), Greek letters by their names. read-search.ts folds what is typed in
-- the same way.
CREATE FUNCTION "catalogue_fold"("folded" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "letter" text[];
BEGIN
  -- An acute accent by itself would become a blank.
  "folded" := translate(replace(replace(replace(replace(fold_text(translate("folded", '´΄', '′′')),
    'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ŁłØøĐđΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς‘’‛`ʹʼˈ′‵−‐‒–—―',
    'llooddαβγδεζηθικλμνξοπρστυφχψωσ''''''''''''''''''------');
  IF "folded" ~ '\([-+±]' THEN
    "folded" := regexp_replace(regexp_replace(regexp_replace("folded", '\((±|\+/?-)\)', '˖˗', 'g'), '\(\+\)', '˖', 'g'), '\(-\)', '˗', 'g');
  END IF;
  -- After a digit, or after a letter that stands alone and does not begin a word as in d’hydrogène.
  IF strpos("folded", '''') > 0 THEN
    "folded" := regexp_replace("folded",
      '(?<=[0-9]''{0,2})''|(?<=(^|[^a-zα-ω''])[a-zα-ω]''{0,2})''(?!''{0,2}[a-zα-ω])', 'ʹ', 'g');
  END IF;
  IF "folded" ~ '(?<![a-zα-ω])([α-ω]|alfa|gama|αλφα|βητα|γαμμα|δελτα)(?![a-zα-ω])' THEN
    FOREACH "letter" SLICE 1 IN ARRAY ARRAY[
      ['α', 'alpha'], ['β', 'beta'], ['γ', 'gamma'], ['δ', 'delta'], ['ε', 'epsilon'], ['ζ', 'zeta'], ['η', 'eta'], ['θ', 'theta'],
      ['ι', 'iota'], ['κ', 'kappa'], ['λ', 'lambda'], ['μ', 'mu'], ['ν', 'nu'], ['ξ', 'xi'], ['ο', 'omicron'], ['π', 'pi'],
      ['ρ', 'rho'], ['σ', 'sigma'], ['τ', 'tau'], ['υ', 'upsilon'], ['φ', 'phi'], ['χ', 'chi'], ['ψ', 'psi'], ['ω', 'omega'],
      ['alfa', 'alpha'], ['gama', 'gamma'], ['αλφα', 'alpha'], ['βητα', 'beta'], ['γαμμα', 'gamma'], ['δελτα', 'delta']]
    LOOP
      "folded" := regexp_replace("folded", '(?<![a-zα-ω])' || "letter"[1] || '(?![a-zα-ω])', "letter"[2], 'g');
    END LOOP;
  END IF;
  RETURN "folded";
END $$;

-- The folded texts, which \x1f separates; with b-carotene also as beta-carotene.
CREATE FUNCTION "catalogue_spellings"("texts" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "folded" text := catalogue_fold("texts");
BEGIN
  RETURN CASE WHEN "folded" !~ '(?<![a-zα-ω0-9])[abg]-(?=[a-zα-ω]{3})' THEN "folded" ELSE
    "folded" || E'\x1f' || regexp_replace(regexp_replace(regexp_replace("folded", '(?<![a-zα-ω0-9])a-(?=[a-zα-ω]{3})', 'alpha-', 'g'),
      '(?<![a-zα-ω0-9])b-(?=[a-zα-ω]{3})', 'beta-', 'g'), '(?<![a-zα-ω0-9])g-(?=[a-zα-ω]{3})', 'gamma-', 'g') END;
END $$;

-- Each of the folded texts as a whole, without separators.
CREATE FUNCTION "catalogue_keys"("folded" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 20 AS $$
  SELECT "value" FROM unnest(string_to_array(
    regexp_replace("folded", '[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+', '', 'g'), E'\x1f')) AS "value" WHERE "value" <> ''
$$;

-- The words, and what is between blanks as a whole: 67-64-1 is 67, 64, 1 and 67641.
CREATE FUNCTION "catalogue_words"("folded" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 50 AS $$
  SELECT DISTINCT left("value", 40) FROM (
    SELECT regexp_split_to_table(replace("folded", E'\x1f', ' '), '[\s!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+') AS "value"
    UNION ALL SELECT regexp_split_to_table(regexp_replace(replace("folded", E'\x1f', ' '),
      '[!-/:-@[-`{-~\u00a0-\u00bf\u00d7\u00f7\u2000-\u206f]+', '', 'g'), '\s+')) AS "word" WHERE "value" <> ''
$$;
