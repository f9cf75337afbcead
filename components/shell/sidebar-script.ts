import { sidebarsKey, sides } from '@/lib/browser/storage/sidebars';

/**
 * Runs before the first paint, so that nothing moves: on a large screen the sidebars are as they were, at first both open;
 * on smaller ones they are closed (Spec §4 "Screen size").
 */
export const sidebarScript = `{
  let open = ${JSON.stringify(sides)};
  try {
    const kept = JSON.parse(localStorage.getItem(${JSON.stringify(sidebarsKey)}))?.value;
    if (Array.isArray(kept)) open = ${JSON.stringify(sides)}.filter((side) => kept.includes(side));
  } catch (cause) {
    console.warn(new Error(${JSON.stringify(`Storage: can not read ${sidebarsKey}`)}, { cause }));
  }
  const { dataset } = document.documentElement;
  dataset.sidebarsBeside = open.join(' ');
  const isWide = (px) => matchMedia('(min-width: ' + px + 'px)').matches;
  dataset.screen = isWide(1280) ? 'large' : isWide(640) ? 'medium' : 'small';
  dataset.sidebars = dataset.screen === 'large' ? dataset.sidebarsBeside : '';
}`;
