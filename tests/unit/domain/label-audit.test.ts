import { sortBySeverity, type LabelFinding } from '@/lib/domain/label/label-audit';

const finding = (code: string, level: LabelFinding['level']): LabelFinding => ({
  code,
  level,
  provision: 'CLP Art. 17',
  message: code,
  setting: null,
});

test('errors come first, then warnings, then notes; of one weight in their order', () => {
  const findings = [finding('a', 'info'), finding('b', 'error'), finding('c', 'warning'), finding('d', 'error')];
  expect(sortBySeverity(findings).map(({ code }) => code)).toEqual(['b', 'd', 'c', 'a']);
});
