import { transform } from 'lightningcss';
import postcss from 'postcss';

/** At-rules with rules in them. */
const group = /^(?:media|supports|layer|container|starting-style)$/;
/** Parts of fields, of which most pages have none. */
const fieldPart = /^(?:placeholder|file-selector-button|-webkit-(?!details-marker|scrollbar))/;

/**
 * The rules of a style sheet as the page cache takes them into a page (page-cache/page-styles.ts). What stands in them is text of the sheet; what a
 * selector needs is read by lightningcss.
 * @param address of the sheet, to which the addresses in it are relative
 */
export function styleRules(css, address) {
  const needs = [];
  const takeSelectors = ({ value }) => void needs.push(value.selectors.map(needsOf));
  transform({ filename: address, code: Buffer.from(css), visitor: { Rule: { style: takeSelectors } } });
  const rulesIn = (nodes) => nodes.filter(({ type }) => type !== 'comment').map(ruleOf);
  const ruleOf = (node) => {
    if (node.type === 'rule') {
      const found = needs.shift();
      const { selectors } = node;
      if (found?.length !== selectors.length) throw new Error(`${address}: ${node.selector} is read in two ways`);
      return {
        content: textOf(node.nodes),
        selectors: selectors.map((text, index) => ({ text, needs: found[index] })),
      };
    }
    const head = `@${node.name}${node.raws.afterName}${node.params}`;
    if (!node.nodes) return { head };
    return { head, content: group.test(node.name) ? rulesIn(node.nodes) : textOf(node.nodes) };
  };
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /url\((["']?)((?!data:|[/#])[^"')]+)\1\)/g,
      (_url, _quote, path) => `url(${new URL(path, `http://localhost${address}`).pathname})`,
    );
  });
  return rulesIn(root.nodes);
}

const textOf = (nodes) =>
  nodes
    .filter(({ type }) => type !== 'comment')
    .map((node) => (node.type === 'decl' ? `${node};` : `${node}`))
    .join('')
    .replace(/;$/, '');

/** What the elements of a page must have: `Needs` of page-styles.ts. */
function needsOf(selector) {
  const all = [];
  const oneOf = [];
  for (const part of selector) {
    if (part.type === 'class') all.push(`.${part.name}`);
    if (part.type === 'id') all.push(`#${part.name}`);
    if (part.type === 'type') all.push(part.name.toLowerCase());
    if (part.type === 'attribute' && part.name === 'type' && part.operation) all.push(`=${part.operation.value}`);
    if (part.type === 'pseudo-class' && part.selectors && part.kind !== 'not') oneOf.push(part.selectors.map(needsOf));
    if (part.type === 'pseudo-element' && fieldPart.test(part.name ?? part.kind)) all.push('input');
  }
  return { all, oneOf };
}
