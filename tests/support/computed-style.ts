/**
 * Component tests have no style sheet: elements without a style of their own have that of the browser's sheet, which reads the name and
 * these attributes. jsdom finds it once, not at every look at a role or a name, which took an eighth of the time of these tests.
 */
const attributes = ['hidden', 'open', 'type'];
const computedStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || element.hasAttribute('style')) return computedStyle(element, pseudoElement);
  const kind = [element.localName, ...attributes.map((name) => element.getAttribute(name))].join();
  const style = styles.get(kind) ?? computedStyle(element);
  styles.set(kind, style);
  return style;
};
