/** Navigates to another page of the application; `href` is an in-app path. */
export type TurnPage = (href: string, options: { scroll?: boolean }) => void;

let current: TurnPage | null = null;

/** The registered navigation function; null: links navigate by themselves. */
export const pageTurner = {
  current: (): TurnPage | null => current,
  /** Registers a function; the returned function removes it. */
  take(turn: TurnPage): () => void {
    current = turn;
    return () => {
      if (current === turn) current = null;
    };
  },
};
