import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { iconDrawings } from '@/components/ui/icons/icon-drawings';
import type { serviceDrawings } from '@/components/ui/icons/icon-sprite';

export type Icon = (attributes: ComponentProps<'svg'>) => ReactNode;

/**
 * An icon in the colour of its text: a reference to its drawing in the page's sprite (components/ui/icons/icon-sprite.ts), which every
 * page has once. `.icon` in globals.css has the stroke.
 */
export function iconOf(name: keyof typeof iconDrawings | keyof typeof serviceDrawings): Icon {
  return function Drawing({ className, ...attributes }) {
    return (
      <svg className={clsx('icon', className)} {...attributes}>
        <use href={`#icon-${name}`} />
      </svg>
    );
  };
}

const icon = (name: keyof typeof iconDrawings): Icon => iconOf(name);

// After a change here: node scripts/make-icons.mjs
export const ArrowDown = icon('arrow-down');
export const ArrowLeft = icon('arrow-left');
export const ArrowUp = icon('arrow-up');
export const Check = icon('check');
export const ChevronDown = icon('chevron-down');
export const ChevronFirst = icon('chevron-first');
export const ChevronLast = icon('chevron-last');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const ChevronUp = icon('chevron-up');
export const CircleAlert = icon('circle-exclamation-point');
export const CircleCheck = icon('circle-check');
export const CircleUser = icon('circle-user');
export const CircleX = icon('circle-x');
export const ClipboardList = icon('clipboard-list');
export const Clock = icon('clock');
export const CloudOff = icon('cloud-off');
export const Download = icon('download');
export const Droplets = icon('droplets');
export const Eye = icon('eye');
export const FileChartColumn = icon('file-chart-column');
export const FileCheck = icon('file-check');
export const FileDown = icon('file-down');
export const FileText = icon('file-text');
export const FileX = icon('file-x');
export const Flame = icon('flame');
export const Hand = icon('hand');
export const HardHat = icon('hard-hat');
export const HeartPulse = icon('heart-pulse');
export const Home = icon('house');
export const Info = icon('info');
export const Languages = icon('languages');
export const LayoutList = icon('layout-list');
export const Link = icon('link');
export const LoaderCircle = icon('loader-circle');
export const Lock = icon('lock');
export const LogIn = icon('log-in');
export const LogOut = icon('log-out');
export const Mail = icon('mail');
export const Maximize2 = icon('maximize-2');
export const Megaphone = icon('megaphone');
export const Milk = icon('milk');
export const Minus = icon('minus');
export const Moon = icon('moon');
export const PanelLeft = icon('panel-left');
export const PanelRight = icon('panel-right');
export const Pencil = icon('pencil');
export const Phone = icon('phone');
export const Plus = icon('plus');
export const Printer = icon('printer');
export const QrCode = icon('qr-code');
export const Redo2 = icon('redo-2');
export const RotateCcw = icon('rotate-ccw');
export const Scan = icon('scan');
export const Search = icon('search');
export const SearchX = icon('search-x');
export const Send = icon('send');
export const Share = icon('share');
export const Share2 = icon('share-2');
export const ShieldAlert = icon('shield-exclamation-point');
export const Siren = icon('siren');
export const Sparkles = icon('sparkles');
export const Sun = icon('sun');
export const SunMoon = icon('sun-moon');
export const Tag = icon('tag');
export const Trash2 = icon('trash');
export const TriangleAlert = icon('triangle-exclamation-point');
export const Undo2 = icon('undo-2');
export const Wind = icon('wind');
export const X = icon('x');
