'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** When this is another, so is the text. */
  text: string;
  children: ReactNode;
}

/** When another text takes the place of this one, the reader stays at the same section. */
export class PreserveScrollPosition extends Component<Props> {
  // The only hook that React has between the old text and the new one is this of classes.
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

/** A part of the sheet and how far its beginning is from the window's top, in CSS pixels. */
export interface PartInView {
  id: string;
  topPx: number;
}

const parts = '[id^="section-"], [id^="subsection-"]';
/** A part counts as read from when its beginning has come into the upper third of the window. */
const readingLine = 1 / 3;

/** The same part; in a text that has it not, the section that it was in. */
function partOf(id: string): HTMLElement | null {
  const section = id.replace(/^subsection-(\d+)(?:\D.*)?$/, 'section-$1');
  return document.getElementById(id) ?? document.getElementById(section);
}

/** Where a reader is in a sheet. */
const partInView = {
  /** Null before the first section. */
  read(): PartInView | null {
    const begun = [...document.querySelectorAll(parts)]
      .map((part) => ({ id: part.id, topPx: part.getBoundingClientRect().top }))
      .filter(({ topPx }) => topPx <= window.innerHeight * readingLine);
    return begun.at(-1) ?? null;
  },

  /** Scrolls the part to where it was. */
  restore({ id, topPx }: PartInView): void {
    const part = partOf(id);
    if (part) window.scrollBy({ top: part.getBoundingClientRect().top - topPx, behavior: 'instant' });
  },
};
