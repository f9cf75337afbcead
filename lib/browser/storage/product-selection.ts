import { type SelectedProduct, selectProducts } from '@/lib/domain/lists/product-list';

/**
 * Key of sessionStorage; the value is wrapped: `{"value":{"scope":"7 3","products":[…]},"timestamp":1772323200000}`.
 */
export const selectionKey = 'selectedProducts';

interface Selection {
  /** The owner (`selectionScope`). */
  scope: string;
  products: readonly SelectedProduct[];
}

const none: readonly SelectedProduct[] = [];
/** Undefined until it has been read. */
let current: Selection | null | undefined;
const listeners = new Set<() => void>();

const isProduct = (value: unknown): value is SelectedProduct => {
  const { id, name } = (value ?? {}) as Partial<SelectedProduct>;
  return Number.isSafeInteger(id) && typeof name === 'string';
};

function read(): Selection | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(selectionKey) ?? 'null') as {
      value?: Partial<Selection>;
    } | null;
    const { scope, products } = stored?.value ?? {};
    return typeof scope === 'string' && Array.isArray(products)
      ? { scope, products: products.filter(isProduct) }
      : null;
  } catch {
    return null;
  }
}

function replace(next: Selection | null): void {
  current = next;
  try {
    if (next) window.sessionStorage.setItem(selectionKey, JSON.stringify({ value: next, timestamp: Date.now() }));
    else window.sessionStorage.removeItem(selectionKey);
  } catch (cause) {
    console.warn(new Error(`Storage: can not write ${selectionKey}`, { cause }));
  }
  for (const changed of listeners) changed();
}

/** The products that a user has selected in the list in this window, across its pages and searches. */
export const productSelection = {
  get(scope: string): readonly SelectedProduct[] {
    if (current === undefined) current = read();
    return current?.scope === scope ? current.products : none;
  },
  select(scope: string, products: readonly SelectedProduct[], isSelected: boolean): void {
    replace({ scope, products: selectProducts(productSelection.get(scope), products, isSelected) });
  },
  /** Clears the selection of another user or workgroup. */
  forgetOthers(scope: string): void {
    productSelection.get(scope);
    if (current && current.scope !== scope) replace(null);
  },
  /** Clears the selection on log-out and on a change of workgroup. */
  clear: (): void => replace(null),
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};
