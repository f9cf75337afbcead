import { Droplets, Flame, HeartPulse, type LucideIcon, ShieldAlert } from 'lucide-react';
import type { EmergencyPart } from '@/lib/domain/emergency';

/** The icon beside a part's name. */
export const emergencyIcons: Record<EmergencyPart['key'], LucideIcon> = {
  first_aid: HeartPulse,
  fire: Flame,
  spill: Droplets,
  exposure: ShieldAlert,
};
