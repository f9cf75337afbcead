import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LazyProps {
  /** Whether it should come if it has not yet. */
  isWanted?: boolean;
  /** It could not be had. */
  onFailure: () => void;
}

/**
 * A component whose code comes with the first wish for it: no page waits for it, and it draws nothing until then. Not by `lazy`, which
 * keeps a failure for good and takes the page down with it.
 */
export function lazyComponent<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined;
  const load = async () => {
    component ??= await fetchComponent();
  };

  function Lazy({ isWanted = true, onFailure, ...props }: Props & LazyProps) {
    const [isLoaded, setHasCome] = useState(component !== undefined);
    const fail = useEffectEvent(onFailure);
    useEffect(() => {
      if (!isWanted || isLoaded) return;
      let isStillWanted = true;
      load().then(
        () => isStillWanted && setHasCome(true),
        () => isStillWanted && fail(),
      );
      return () => {
        isStillWanted = false;
      };
    }, [isWanted, isLoaded]);
    return component ? createElement(component, props as unknown as Props) : null;
  }

  return Object.assign(Lazy, {
    load,
    /** Ahead of the wish; what fails now is tried again when it is wanted. */
    loadAhead: () => void load().catch(() => undefined),
  });
}
