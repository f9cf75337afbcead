import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LazyProps {
  /** Whether to load the component. */
  isWanted?: boolean;
  /** Called if loading failed. */
  onFailure: () => void;
}

/**
 * A component whose code loads when first needed; until then it renders nothing. Not `lazy`, which caches a failure
 * permanently and throws while rendering.
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
    /** Preloads the code; a failed preload is retried when the component is needed. */
    loadAhead: () => void load().catch(() => undefined),
  });
}
