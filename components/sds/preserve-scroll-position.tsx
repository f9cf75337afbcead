'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** Identifies the text; a new value means a new text. */
  text: string;
  children: ReactNode;
}

/** Keeps the reader at the same section when another text replaces this one. */
export class PreserveScrollPosition extends Component<Props> {
  // React has a hook between the old and the new DOM only for class components.
  getSnapshotBeforeUpdate(before: Props): PartInView | null {
    return before.text === this.props.text ? null : partInView.read();
  }

  componentDidUpdate(_props: Props, _state: unknown, place: PartInView | null) {
    if (place) partInView.restore(place);
  }

  render() {
    return this.props.children;
  }
}

/** A part of the sheet, and the distance of its beginning from the window's top, in CSS pixels. */
export interface PartInView {
  id: string;
  topPx: number;
}

const parts = '[id^="section-"], [id^="subsection-"]';
/** A part counts as being read once its beginning is within the upper third of the window. */
const readingLine = 1 / 3;

/** The same part; in a text without it, its section. */
function partOf(id: string): HTMLElement | null {
  const section = id.replace(/^subsection-(\d+)(?:\D.*)?$/, 'section-$1');
  return document.getElementById(id) ?? document.getElementById(section);
}

/** The reader's position in a sheet. */
const partInView = {
  /** Null before the first section. */
  read(): PartInView | null {
    const started = [...document.querySelectorAll(parts)]
      .map((part) => ({ id: part.id, topPx: part.getBoundingClientRect().top }))
      .filter(({ topPx }) => topPx <= window.innerHeight * readingLine);
    return started.at(-1) ?? null;
  },

  /** Scrolls the part to its previous position. */
  restore({ id, topPx }: PartInView): void {
    const part = partOf(id);
    if (part) window.scrollBy({ top: part.getBoundingClientRect().top - topPx, behavior: 'instant' });
  },
};
