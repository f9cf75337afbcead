'use client';

import { Component, type ReactNode } from 'react';
import { partInView, type PartInView } from '@/components/sds/part-in-view';

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
