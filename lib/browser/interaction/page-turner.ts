/** Goes to another page of the application; `href` is an in-app path. */
export type TurnPage = (href: string, options: { scroll?: boolean }) => void;

let current: TurnPage | null = null;

/** Who turns the pages; null while nobody does, then links go by themselves. */
export const pageTurner = {
  current: (): TurnPage | null => current,
  /** Takes it over; what comes back gives it up. */
  take(turn: TurnPage): () => void {
    current = turn;
    return () => {
      if (current === turn) current = null;
    };
  },
};
