import type { LoginField as Name } from '@/lib/domain/login';

const kinds = {
  username: { type: 'text', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password', autoComplete: 'current-password' },
} as const;

/** A field of the login form with what is wrong with it. */
export function LoginField({ name, label, failure }: { name: Name; label: string; failure: string | null }) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        {...kinds[name]}
        maxLength={200}
        aria-required
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : `${name}-fault`}
        className="aria-invalid:border-2 aria-invalid:border-danger min-h-touch w-full rounded-control border border-line-strong bg-surface px-3"
      />
      {failure !== null && (
        <p id={`${name}-fault`} role="alert" className="mt-2 text-small text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
