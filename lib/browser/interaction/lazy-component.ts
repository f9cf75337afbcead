import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LateProps {
  /** Whether it should come if it has not yet. */
  isWanted?: boolean;
  /** It could not be had. */
  onFailure: () => void;
}

/**
 * A component whose code comes with the first wish for it: no page waits for it, and it draws nothing until then. Not by `lazy`, which
 * keeps a failure for good and takes the page down with it.
 */
export function lateComponent<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined;
  const load = async () => {
    component ??= await fetchComponent();
  };

  function Late({ isWanted = true, onFailure, ...props }: Props & LateProps) {
    const [hasCome, setHasCome] = useState(component !== undefined);
    const fail = useEffectEvent(onFailure);
    useEffect(() => {
      if (!isWanted || hasCome) return;
      let isStillWanted = true;
      load().then(
        () => isStillWanted && setHasCome(true),
        () => isStillWanted && fail(),
      );
      return () => {
        isStillWanted = false;
      };
    }, [isWanted, hasCome]);
    return component ? createElement(component, props as unknown as Props) : null;
  }

  return Object.assign(Late, {
    load,
    /** Ahead of the wish; what fails now is tried again when it is wanted. */
    loadAhead: () => void load().catch(() => undefined),
  });
}
