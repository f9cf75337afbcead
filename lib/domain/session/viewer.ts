/** A logged-in visitor, as pages show it. */
export interface Viewer {
  name: string;
  workgroups: { id: number; text: string }[];
  /** Id of the current workgroup. */
  workgroup: number | null;
  /** The anti-forgery token of the page's forms. */
  antiForgery: string;
  /** Whether the user has a role in the Studio. */
  hasStudio?: boolean;
}

/** The viewer of a page; `hasEnded`: the session has just turned out to have expired. */
export interface Viewing {
  viewer: Viewer | null;
  hasEnded: boolean;
}

export const anonymousViewer: Viewing = { viewer: null, hasEnded: false };
