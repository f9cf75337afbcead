import { openIngredients } from '@/lib/domain/studio/open-ingredients';
import type { StepProps } from '@/lib/domain/studio/step-props';

test('an ingredient without a class is open unless it has a source, is stated to have none, or is water', () => {
  const composition = [
    { name: { en: 'salt' } },
    { name: { en: 'sugar' }, source: 'supplier' },
    { name: { en: 'acid' }, classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }] },
    { name: { en: 'none' }, isClassificationUnknown: false },
    { name: { en: 'water' }, cas: '7732-18-5' },
    { name: { en: 'water by EC number' }, ec: '231-791-2' },
    { name: { en: 'unknown water' }, cas: '7732-18-5', isClassificationUnknown: true },
  ];
  const sections = { ingredients: { facts: { composition } } } as unknown as StepProps['sections'];
  expect(openIngredients({ sections, findings: [], language: 'en' }, 'en')).toEqual(['salt', 'unknown water']);
});
