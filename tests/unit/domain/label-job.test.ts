import { labelJob, labelJobForm } from '@/lib/domain/label/label-job';

const job = {
  products: [
    { id: 1001, copies: 24 },
    { id: 1003, copies: 1 },
  ],
  lang: 2,
  packageSize: 1,
  sheet: 8,
  dimension: 4,
  start: 3,
  dpi: 0,
};

test('a job is one line per product, with the same settings', () => {
  expect(labelJobForm(labelJob.parse(job))).toEqual({
    labels: ['1001?rlang=2&emb=1&dim=4&sheet=8&ink=1&copies=24', '1003?rlang=2&emb=1&dim=4&sheet=8&ink=1&copies=1'],
    output: 'pdf',
    start: 3,
  });
  expect(labelJobForm({ ...job, dpi: 203 })).toMatchObject({
    labels: [expect.stringContaining('ink=2'), expect.stringContaining('ink=2')],
    output: 'zpl',
    dpi: 203,
  });
});

test('a job beyond the limits is refused with the name of its field', () => {
  const issue = (changes: object) => labelJob.safeParse({ ...job, ...changes }).error?.issues[0]?.path[0];
  expect([
    issue({}),
    issue({ products: [] }),
    issue({ products: [{ id: 1001, copies: 10_000 }] }),
    issue({ products: [1, 2].map((id) => ({ id, copies: 501 })) }),
    issue({ start: 0 }),
    issue({ dpi: '203' }),
  ]).toEqual([undefined, 'products', 'products', 'products', 'start', 'dpi']);
});
