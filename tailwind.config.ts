import type { Config } from 'tailwindcss';

/** A colour of `app/globals.css`, where it has its value for light and dark and for each brand. */
const token = (name: string) => `var(--${name})`;

/** The design's tokens. Sizes are rem, so that they follow the visitor's font size; a spacing step is 4 px. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: [
    'variant',
    ['&:is([data-theme="dark"] *)', '@media (prefers-color-scheme: dark) { &:is([data-theme="system"] *) }'],
  ],
  theme: {
    // Spec §9: small up to 639 px, medium 640 to 1279, large from 1280.
    // `split` is the minimum width for two columns.
    screens: { medium: '640px', split: '960px', large: '1280px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ground: token('ground'),
      surface: token('surface'),
      sunken: token('sunken'),
      line: { DEFAULT: token('line'), strong: token('line-strong') },
      ink: { DEFAULT: token('ink'), soft: token('ink-soft') },
      accent: { DEFAULT: token('accent'), soft: token('accent-soft'), on: token('on-accent') },
      danger: {
        DEFAULT: token('danger'),
        soft: token('danger-soft'),
        rule: token('danger-rule'),
        solid: token('danger-solid'),
      },
      notice: { DEFAULT: token('notice'), soft: token('notice-soft'), rule: token('notice-rule') },
      success: token('success'),
      // Pictograms and suppliers' logos have a white background in every theme.
      paper: '#fff',
    },
    fontFamily: {
      sans: [
        '"Dossier Sans"',
        '"Source Sans 3 Latin Extended"',
        '"Source Sans 3 Greek"',
        '"Source Sans Fallback"',
        '"Source Sans Wide Fallback"',
        'system-ui',
        'sans-serif',
      ],
    },
    fontSize: {
      tab: ['0.6875rem', '1rem'],
      small: ['0.875rem', '1.25rem'],
      body: ['1rem', '1.625rem'],
      lead: ['1.125rem', '1.75rem'],
      // Text for emergencies.
      large: ['1.25rem', '1.875rem'],
      h3: ['1.125rem', '1.5rem'],
      h2: ['1.375rem', '1.75rem'],
      'h1-phone': ['1.625rem', '2rem'],
      h1: ['2rem', '2.375rem'],
    },
    borderRadius: { none: '0', control: '8px', card: '10px', full: '9999px' },
    boxShadow: { float: '0 8px 28px rgb(15 23 32 / 0.18)' },
    extend: {
      // A text column has at most 72 characters per line.
      maxWidth: { reading: '30rem', page: '80rem' },
      // 44 px: the minimum size of a touch target.
      spacing: { touch: '2.75rem', bar: '3rem', tabs: '3.75rem' },
    },
  },
} satisfies Config;
