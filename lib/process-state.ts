/**
 * State of which a process has one copy: caches, connections, settings, metrics. It is stored on `globalThis` under one symbol
 * and not in module variables, because Next bundles middleware, pages, route handlers and instrumentation separately and
 * `server.ts` is a bundle of its own: each bundle has its own copy of every module, and its own module variables.
 */
const registryKey = Symbol.for('dossier.process-state');

const registry: Map<string, unknown> = findRegistry() ?? new Map<string, unknown>();
Reflect.set(globalThis, registryKey, registry);

function findRegistry(): Map<string, unknown> | undefined {
  const found: unknown = Reflect.get(globalThis, registryKey);
  return found instanceof Map ? found : undefined;
}

/**
 * The state called `name` of this process. The first caller's `create` creates it, in whichever bundle that is; its error
 * is rethrown, and the next call tries again. The type is that of `create`: a name is used at one place of the source
 * (tests/unit/process-state.test.ts), in a function that the others import.
 */
export function remember<T>(name: string, create: () => T): T {
  const known = registry.get(name);
  if (known !== undefined) return known as T;
  const created = create();
  registry.set(name, created);
  return created;
}

/** The state called `name` if a caller of `remember` has created it: for client components, which run on the server, too. */
export const recall = <T>(name: string): T | undefined => registry.get(name) as T | undefined;

/** Deletes the state of these names, for tests that start without it. */
export function forget(...names: string[]): void {
  for (const name of names) registry.delete(name);
}
