import { useEffect, useRef, useState } from 'react';

const STEP = 50;
const AHEAD = '800px'; // how far below the screen the next ones are made ready

/**
 * A long list of which only the start is on the page, and more of it as its end comes near: ten
 * thousand rows at once would take seconds. `end` goes on what follows the last one.
 */
export function useGrowing<Each>(list: readonly Each[]) {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLParagraphElement>(null);
  const showMore = () => setCount((before) => before + STEP);

  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount(count + STEP),
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);

  return { shown: list.slice(0, count), isAll: count >= list.length, showMore, end };
}
