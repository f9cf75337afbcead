import { iconDrawings } from '@/components/ui/icons/icon-drawings';

/** The logos of the services for sharing, in the style of the other icons, on the same grid. */
export const serviceDrawings = {
  facebook: '<path d="M17.5 3H15a4 4 0 0 0-4 4v3H7.5v3.5H11V21h3.6v-7.5h2.8L18 10h-3.4V7.4a1 1 0 0 1 1-1h1.9z"/>',
  'x-service': '<path d="M3.5 3.5h4.8l12.2 17h-4.8zM20 3.5l-6.7 7.3M10.7 13.5 4 20.5"/>',
  linkedin:
    '<rect x="3" y="3" width="18" height="18" rx="3"/><path d="M7.6 11v6M7.6 7.4v.1M11.6 17v-6M11.6 13.7a2.7 2.7 0 0 1 5.4 0V17"/>',
  reddit:
    '<ellipse cx="12" cy="14.5" rx="8" ry="5.8"/><path d="M12 8.7l1-4.7 3.4.8M5.3 11.3a2 2 0 1 1 2.4-1.5M18.7 11.3a2 2 0 1 0-2.4-1.5M9 16.8c1.8 1.2 4.2 1.2 6 0M9.2 13.2v.1M14.8 13.2v.1"/><circle cx="17.7" cy="5.1" r="1.3"/>',
  telegram: '<path d="M21 4 2.8 11.2l5.5 2.2L18 7l-7.2 7.9 6.5 4.8zM8.3 13.4V20l3.3-4.5"/>',
  messenger:
    '<path d="M12 3c5.1 0 9 3.6 9 8.2s-3.9 8.2-9 8.2c-1 0-1.9-.1-2.8-.4L6 21v-3.2a7.9 7.9 0 0 1-3-6.6C3 6.6 6.9 3 12 3zM7.3 13.3l3.2-3.4 3 2.3 3.2-3"/>',
  whatsapp:
    '<path d="M3.5 20.5l1.3-4.3a8.6 8.6 0 1 1 3.2 3.1zM9 8c-1 1-.7 2.9 1.5 5.1S14.7 15.6 15.8 14.6l.5-.9-2.2-1.3-1 .8c-.9-.2-2-1.3-2.2-2.2l.8-1L10.2 7.7z"/>',
};

const symbols = Object.entries({ ...iconDrawings, ...serviceDrawings }).map(
  ([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
);

/** All icons, which components/ui/icons/icons.tsx refers to: HTML for a hidden element. */
export const iconSprite = `<svg>${symbols.join('')}</svg>`;
