import { isNotified } from '../../../law/classification/consequences/poison-centres.ts';
import { hazardClasses } from '../../../law/hazard-classes.ts';

test('a mixture that is hazardous to the environment only, or only by pressure or explosion, is not notified to poison centres', () => {
  const exempt = hazardClasses.filter((hazardClass) => !isNotified([hazardClass]));
  expect(exempt).toEqual([
    'explosives',
    'gasesUnderPressure',
    'aquaticAcute',
    'aquaticChronic',
    'endocrineEnvironment',
    'pbt',
    'pmt',
    'ozone',
  ]);
  expect(isNotified(exempt)).toBe(false);
  expect(isNotified([...exempt, 'skin'])).toBe(true);
});
