import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type Finding, findingWeights } from '@/lib/domain/studio/step-props';

/** How a finding is shown, the most urgent first. What is still open is no fault: nothing is red before it was touched. */
const kinds = {
  error: { Icon: CircleAlert, color: 'text-danger', rule: 'border-danger-rule', label: 'finding_error' },
  question: { Icon: CircleHelp, color: 'text-notice', rule: 'border-notice-rule', label: 'studio_finding_question' },
  open: { Icon: CircleDashed, color: 'text-ink-soft', rule: 'border-line-strong', label: 'studio_finding_open' },
  warning: { Icon: TriangleAlert, color: 'text-notice', rule: 'border-notice-rule', label: 'finding_warning' },
} as const satisfies Record<string, { Icon: LucideIcon; color: string; rule: string; label: string }>;

/** How a settled warning is shown. */
export const settledKind = {
  Icon: CircleCheck,
  color: 'text-ink-soft',
  rule: 'border-line',
  label: 'studio_finding_settled',
} as const;

const nameOf = ({ severity, isOpen, question }: Finding): keyof typeof kinds => {
  if (question) return 'question';
  return isOpen ? 'open' : severity;
};

export const kindOfFinding = (finding: Finding) => kinds[nameOf(finding)];

/** Of several findings the kind of the most urgent one. */
export const firstKind = (findings: readonly Finding[]) => kindOfFinding([...findings].sort(compareUrgency)[0]!);

export const isWrong = ({ severity, isOpen }: Finding): boolean => severity === 'error' && !isOpen;

const order = Object.keys(kinds);
const weightIndex = ({ weight = 'provision' }: Finding) => findingWeights.indexOf(weight);
/** By kind, and the gravest of each kind first. */
export const compareUrgency = (a: Finding, b: Finding): number =>
  order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)) || weightIndex(a) - weightIndex(b);
