import { commandLine } from '../../cli/run-command.ts';

test('a command is logged without addresses of people and without addresses that have a password, and at a limited length', () => {
  expect(commandLine(['user', 'add', 'Eve', '--email=eve@a.example'])).toBe('user add Eve --email=…');
  expect(commandLine(['x', 'smtp://eve:hidden=hidden@mail.example', '--to=b=c@d'])).toBe('x … --to=…');
  expect(commandLine(['import', 'a.json', 'b.json'])).toBe('import a.json b.json');
  expect(commandLine(['import', 'x'.repeat(5000)])).toHaveLength(1001);
});
