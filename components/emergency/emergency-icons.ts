import { Droplets, Eye, Flame, Hand, HeartPulse, type LucideIcon, Milk, ShieldAlert, Wind } from 'lucide-react';
import type { EmergencyPart, ExposureRouteKey } from '@/lib/domain/product/emergency';

/** The icon beside the name of a part or way. */
export const emergencyIcons: Record<EmergencyPart['key'] | ExposureRouteKey, LucideIcon> = {
  eyes: Eye,
  skin: Hand,
  inhaled: Wind,
  swallowed: Milk,
  first_aid: HeartPulse,
  fire: Flame,
  spill: Droplets,
  exposure: ShieldAlert,
};
