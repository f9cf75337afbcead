/** A logged-in visitor as pages show one. */
export interface Viewer {
  name: string;
  workgroups: { id: number; text: string }[];
  /** The id of the chosen one. */
  workgroup: number | null;
  /** What the forms of the visitor's pages send back, so that no other site can send them. */
  antiForgery: string;
}

/** Who looks at a page; `hasEnded`: somebody whose login has just turned out to be over. */
export interface Viewing {
  viewer: Viewer | null;
  hasEnded: boolean;
}

export const anonymousViewer: Viewing = { viewer: null, hasEnded: false };
