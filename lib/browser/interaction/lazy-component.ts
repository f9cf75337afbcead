import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LazyProps {
  /** Whether to load the component. */
  isNeeded?: boolean;
  /** Called if loading failed. */
  onFailure: () => void;
}

/**
 * A component whose code loads when first needed; until then it renders nothing. It gets these props, too. Not `lazy`,
 * which caches a failure permanently and throws while rendering.
 */
export function lazyComponent<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined;
  const load = async () => {
    component ??= await fetchComponent();
  };

  function Lazy(props: Props & LazyProps) {
    const { isNeeded = true, onFailure } = props;
    const [isLoaded, setLoaded] = useState(component !== undefined);
    const fail = useEffectEvent(onFailure);
    useEffect(() => {
      if (!isNeeded || isLoaded) return;
      let isMounted = true;
      load().then(
        () => isMounted && setLoaded(true),
        () => isMounted && fail(),
      );
      return () => {
        isMounted = false;
      };
    }, [isNeeded, isLoaded]);
    return component ? createElement<Props>(component, props) : null;
  }

  return Object.assign(Lazy, {
    load,
    /** Preloads the code; a failed preload is retried when the component is needed. */
    preload: () => void load().catch(() => undefined),
  });
}
