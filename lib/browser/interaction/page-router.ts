/** Navigates to another page of the application; `href` is an in-app path. */
export type Navigate = (href: string, options: { scroll?: boolean }) => void;

let current: Navigate | null = null;

/** The registered navigation function; null: links navigate by themselves. */
export const pageRouter = {
  current: (): Navigate | null => current,
  /** Registers a function; the returned function removes it. */
  set(navigate: Navigate): () => void {
    current = navigate;
    return () => {
      if (current === navigate) current = null;
    };
  },
};
