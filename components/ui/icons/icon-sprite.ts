import { iconDrawings } from '@/components/ui/icons/icon-drawings';

/** All icons, which components/ui/icons/icons.tsx refers to: HTML for a hidden element. */
export const iconSprite = `<svg>${Object.entries(iconDrawings)
  .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
  .join('')}</svg>`;
