/** Query values as the contract knows them; a list is sent as repeated `name[]`. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Parameters whose 0 is a value: not visible, no margin (docs/platform-api.md, 'Rules for every call'). */
const zeroIsSent = new Set(['qrCode', 'padL', 'padR', 'padT', 'padB']);

function isSent(name: string, value: QueryValue): boolean {
  if (value === 0) return zeroIsSent.has(name);
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** `{version: 31, qrCode: 0, name: ['a']}` → `version=31&qrCode=0&name[]=a`, encoded; empty and false ones dropped. */
export function encodeQuery(query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (!isSent(name, value)) continue;
    if (Array.isArray(value)) for (const item of value) params.append(`${name}[]`, String(item));
    else params.append(name, String(value));
  }
  return params.toString();
}

/** A value of a POST body; null and undefined are dropped. */
export type FormValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** `{b: 1, a: ['x']}` → `a[0]=x&b=1`, encoded: sorted keys, lists with their index (docs/platform-api.md, section 1). */
export function encodeForm(form: Record<string, FormValue>): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(form).sort()) {
    const value = form[key];
    if (Array.isArray(value)) value.forEach((item, index) => params.append(`${key}[${index}]`, String(item)));
    else if (value !== null && value !== undefined) params.append(key, String(value));
  }
  return params.toString();
}
