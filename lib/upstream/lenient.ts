import { z } from 'zod';

// Parts of the platform's answers, read leniently: what is missing or of a wrong type reads as absent.

export const flag = z
  .union([z.boolean(), z.literal([1, 0, '1', '0'])])
  .transform((value) => value === true || value === 1 || value === '1')
  .catch(false);

export const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.trim() || null)
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** A text without which its entry says nothing. */
export const required = text.pipe(z.string());

export const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

export const positive = z.coerce.number().int().positive();
export const count = z.coerce.number().int().nonnegative();

/** Far more than a product has; a list that goes on is cut, so that no answer can stop the process. */
export const maxListLength = 2_000;

/** A list without the entries that make no sense; absent and null count as empty. */
export const list = <T extends z.ZodType>(item: T, maxLength = maxListLength) =>
  z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform((entries) =>
      (entries ?? []).slice(0, maxLength).flatMap((entry) => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** A list of which it matters whether it came: null where there is none, or none of its entries makes sense. */
export const listOrNone = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((entries) => {
      const read = list(item).parse(entries);
      return entries && (read.length > 0 || entries.length === 0) ? read : null;
    });

/** An object whose absence reads as one without fields. */
export const group = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape));
export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
