import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isStepMenuOffset } from '@/lib/domain/sds/sds';

/** A section counts as being read once its beginning is within the upper third of the window. */
const readingLine = 1 / 3;

/** The last section that begins above the reading line, else the first one. */
function sectionAtReadingLine(ids: number[]): number | undefined {
  const above = ids.filter((id) => {
    const section = document.getElementById(`section-${id}`);
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight * readingLine;
  });
  return above.at(-1) ?? ids[0];
}

/** Events by which the visitor scrolls. */
const scrollingOn = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * The number of the current section, of elements `section-1` … `section-17` of a text. A section that the visitor
 * selects is current until the visitor scrolls, even if the end of the page keeps it from reaching the reading line.
 */
export function useSectionInView(ids: number[], text: string): number | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const isChosen = useRef(false);
  const key = ids.join();

  useEffect(() => {
    const sections = key.split(',').map(Number);
    const follow = () => {
      if (!isChosen.current) setCurrent(sectionAtReadingLine(sections));
    };
    const choose = () => {
      const chosen = Number(window.location.hash.replace('#section-', ''));
      if (!sections.includes(chosen)) return;
      isChosen.current = true;
      setCurrent(chosen);
    };
    const release = () => {
      isChosen.current = false;
    };
    const observer = new IntersectionObserver(follow, { rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px` });
    for (const id of sections) {
      const section = document.getElementById(`section-${id}`);
      if (section) observer.observe(section);
    }
    window.addEventListener('hashchange', choose);
    for (const event of scrollingOn) window.addEventListener(event, release, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', choose);
      for (const event of scrollingOn) window.removeEventListener(event, release);
    };
  }, [key, text]);

  return current;
}

function watchScrolling(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Whether the page is scrolled so far that the step menu is offset (Spec §2 "SDS screen"). */
export function useStepMenuOffset(): boolean {
  return useSyncExternalStore(
    watchScrolling,
    () => isStepMenuOffset(window.scrollY),
    () => false,
  );
}
