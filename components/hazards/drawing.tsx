import { basePath, paths } from '@/lib/domain/pages/paths';

/** A sign or label of the platform with its name below. */
export function Drawing({ code, text }: { code: string; text: string }) {
  return (
    <li className="flex w-min min-w-26 flex-col items-center">
      <img
        src={`${basePath}${paths.asset('signs', `${code}.svg`)}`}
        alt=""
        width={72}
        height={72}
        className="size-18 rounded-control bg-paper print:size-14"
      />
      <span className="mt-1 max-w-full text-center text-small text-ink-soft">{text}</span>
    </li>
  );
}
