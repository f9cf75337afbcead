'use client';

import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, Megaphone, Sparkles, type Icon } from '@/components/ui/icons/icons';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { noticeLeaveMs, noticeLifts, type NoticeType, type Toast, toastStore } from '@/lib/browser/feedback/notices';

const styles: Record<NoticeType, { Icon: Icon; frame: string; icon: string }> = {
  info: { Icon: Info, frame: 'border-line-strong', icon: 'text-ink-soft' },
  error: { Icon: CircleAlert, frame: 'border-danger-rule', icon: 'text-danger' },
  cta: { Icon: Megaphone, frame: 'border-accent', icon: 'text-accent' },
  extra: { Icon: Sparkles, frame: 'border-notice-rule', icon: 'text-notice' },
  success: { Icon: CircleCheck, frame: 'border-success', icon: 'text-success' },
};

/** The initial state, also on the server. */
const noToasts: readonly Toast[] = [];

/**
 * Spec §4 "Notification toast": shows the notifications of `notify`, at the bottom right. Both live regions are always
 * rendered, so that screen readers announce their content; a dialog does not hide them. Mounted once in each root
 * layout.
 */
export function ToastStack() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => noToasts);
  const stack = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const nodes = toasts.map(({ id }) => stack.current?.querySelector<HTMLElement>(`[data-toast="${id}"]`));
    const lifts = noticeLifts(nodes.map((node) => node?.offsetHeight ?? 0));
    nodes.forEach((node, index) => node?.style.setProperty('--lift', `${lifts[index]}px`));
  }, [toasts]);

  const errors = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');
  return (
    <div ref={stack} data-toasts className="print:hidden">
      <div role="status" aria-live="polite" aria-atomic="false">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

/** A notification. It stays while hovered or focused; a tap or Escape dismisses it. */
function ToastCard({ toast: { id, type, text, link, delayMs } }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const remainingMs = useRef(delayMs);
  const { Icon, frame, icon } = styles[type];

  useEffect(() => {
    if (isPaused || isLeaving) return;
    const since = performance.now();
    const timer = setTimeout(() => setLeaving(true), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - since;
    };
  }, [isPaused, isLeaving]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => toastStore.remove(id), noticeLeaveMs);
    return () => clearTimeout(timer);
  }, [id, isLeaving]);

  return (
    <div
      data-toast={id}
      tabIndex={0}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onClick={() => document.getSelection()?.isCollapsed !== false && setLeaving(true)}
      onKeyDown={({ key }) => key === 'Escape' && setLeaving(true)}
      className={clsx(
        'pointer-events-auto fixed right-[calc(20px+var(--scroll-bar,0px))] bottom-[calc(30px+var(--foot)+var(--lift,0px))] left-[20px] z-70 flex min-h-[52px] items-center gap-3 rounded-control border border-l-4 bg-surface px-4 py-2.5 text-ink shadow-float transition-[opacity,bottom] starting:opacity-0 medium:left-auto medium:max-w-[min(32rem,calc(100vw-40px))] medium:min-w-[400px]',
        frame,
        isLeaving ? 'opacity-0 duration-400' : 'duration-150',
      )}
    >
      <Icon aria-hidden className={clsx('size-5 shrink-0', icon)} />
      <p className="min-w-0 wrap-break-word">
        {text}
        {link && (
          <>
            {' '}
            <PageLink href={link.path} className="inline-flex min-h-touch items-center underline underline-offset-4">
              {link.text}
            </PageLink>
          </>
        )}
      </p>
    </div>
  );
}
