const maxLength = 160;
/** More statements than this do not fit, however short. */
const maxHazards = 20;

/** Cuts at the last word that fits and says so with an ellipsis; a single long word is cut where it must be. */
function cutAtWord(text: string): string {
  if (text.length <= maxLength) return text;
  const fitting = text.slice(0, maxLength - 1);
  const atWord = /\s/.test(text[maxLength - 1]!) ? fitting : fitting.replace(/(?<!\s)\s+\S*$/, '');
  return `${atWord.replace(/(?<![\p{Cs}\s])[\p{Cs}\s]+$/u, '')}…`;
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * What a search engine shows under a page's title, written from the product's data in at most 160 characters: which document
 * of which product it is, signal word, as many hazard statements as fit (whole ones: a hazard is not cut short), supplier.
 */
export function metaDescription(parts: {
  /** Names document and product: `Safety data sheet of Acetone`. */
  document: string;
  signalWord: string | null;
  hazards: string[];
  supplier: string | null;
}): string {
  const { document, signalWord, supplier } = parts;
  const hazards = parts.hazards.slice(0, maxHazards).map(asSentence);
  const write = (count: number) => {
    const hazard = [signalWord, hazards.slice(0, count).join(' ')].filter(Boolean).join(': ');
    return [document, hazard, supplier].flatMap((text) => (text ? [asSentence(text.trim())] : [])).join(' ');
  };
  let count = hazards.length;
  while (count > 0 && write(count).length > maxLength) count -= 1;
  return cutAtWord(write(count));
}
