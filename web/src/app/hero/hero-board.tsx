import { BOARD_RADIUS } from '@darts/rules/play/board/dartboard';
import { useId } from 'react';
import { DartboardDrawing } from '#play/board/dartboard-drawing.tsx';
import styles from './hero-board.module.css';
import { HERO_DARTS, knurlPath, shadowPath, tailwards, type HeroDart } from './hero-darts.ts';
import { heroWords } from './words.ts';

const VIEW = '-226 -226 452 452'; // millimetres, slightly more than the board

/** Picture of a board with three darts in the treble 20. As wide as its container. */
export function HeroBoard() {
  const id = useId();

  return (
    <svg className={styles.hero} viewBox={VIEW} role="img" aria-label={heroWords.board}>
      <Lights id={id} />
      <DartboardDrawing crop={BOARD_RADIUS} />
      <circle r={BOARD_RADIUS} fill={`url(#${id}lamp)`} />
      {HERO_DARTS.map((dart) => (
        <path
          key={dart.flight.top}
          className={styles.shadow}
          d={shadowPath(dart)}
          transform="translate(10 13)"
          filter={`url(#${id}soft)`}
        />
      ))}
      {HERO_DARTS.map((dart) => (
        <Dart key={dart.flight.top} dart={dart} id={id} />
      ))}
    </svg>
  );
}

/** SVG definitions: gradients for light from above, and the blur of the shadows. */
function Lights({ id }: { readonly id: string }) {
  return (
    <defs>
      <filter id={`${id}soft`} x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="2.6" />
      </filter>
      <linearGradient id={`${id}steel`}>
        <stop stopColor="#8a867c" />
        <stop offset="1" stopColor="#f2efe6" />
      </linearGradient>
      <radialGradient id={`${id}lamp`} cx="50%" cy="18%" r="85%">
        <stop stopColor="#fff3cf" stopOpacity=".2" />
        <stop offset=".42" stopColor="#fff3cf" stopOpacity="0" />
        <stop offset=".42" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".55" />
      </radialGradient>
    </defs>
  );
}

function Dart({ dart, id }: { readonly dart: HeroDart; readonly id: string }) {
  const { path, at } = tailwards(dart);
  const brass = `${id}brass${dart.flight.top.slice(1)}`;
  const [from, to] = [at(0.4, -2.6), at(0.4, 2.6)];
  const fin = (near: number, far: number) =>
    path([0.72, 0], [0.79, near], [0.985, far], [1, far * 0.96], [0.965, 0]);

  return (
    <g>
      <linearGradient
        id={brass}
        gradientUnits="userSpaceOnUse"
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      >
        <stop stopColor="#6a4a09" />
        <stop offset=".35" stopColor="#f3d58b" />
        <stop offset=".6" stopColor="#c2932f" />
        <stop offset="1" stopColor="#5a3d06" />
      </linearGradient>
      <path d={path([0, -0.25], [0.27, -0.8], [0.27, 0.8], [0, 0.25])} fill={`url(#${id}steel)`} />
      <path
        d={path(
          [0.24, -1.1],
          [0.29, -1.9],
          [0.56, -2.5],
          [0.6, -1.9],
          [0.6, 1.9],
          [0.56, 2.5],
          [0.29, 1.9],
          [0.24, 1.1],
        )}
        fill={`url(#${brass})`}
      />
      <path className={styles.knurl} d={knurlPath(dart)} />
      <path d={path([0.6, -1.2], [0.78, -1.35], [0.78, 1.35], [0.6, 1.2])} fill="#191713" />
      <path d={path([0.6, -0.2], [0.78, -0.2], [0.78, 0.5], [0.6, 0.5])} fill="#4b463b" />
      <path d={fin(-4, -5)} fill={dart.flight.under} />
      <path d={fin(9.5, 11.5)} fill={dart.flight.right} />
      <path d={fin(-9.5, -11.5)} fill={dart.flight.left} />
      <path d={fin(3.4, 4.2)} fill={dart.flight.top} />
    </g>
  );
}
