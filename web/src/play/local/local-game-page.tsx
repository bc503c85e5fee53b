import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { gameOfDevice, gameOfTab, type KeptGame } from './local-game-storage.ts';
import { LocalGameView } from './local-game-view.tsx';
import { newLocalGame } from './local-game.ts';
import { isLocalSetup } from './local-setup.ts';

/** A game on this device. A reload continues it; without a game, the page redirects to the setup. */
export function LocalGamePage() {
  const location = useLocation();
  const state: unknown = location.state; // any page may have written it
  return <Visit key={location.key} navigationKey={location.key} state={state} />;
}

type VisitProps = { readonly navigationKey: string; readonly state: unknown };

function Visit({ navigationKey, state }: VisitProps) {
  const [opened] = useState(() => open(navigationKey, state));
  return opened ? <LocalGameView {...opened} /> : <Navigate to={paths.newGame} replace />;
}

/** Returns the game that this visit was playing, the new game that it sets up, or the last stored game. */
function open(navigationKey: string, state: unknown): KeptGame | undefined {
  const ofTab = gameOfTab();
  const ofDevice = gameOfDevice();
  const kept = [ofTab, ofDevice];
  const own =
    kept.find((each) => each?.navigationKey === navigationKey) ??
    kept.find((each) => each?.begunIn === navigationKey); // continued in another visit
  if (own) return { ...own, navigationKey };
  if (isLocalSetup(state)) {
    return { navigationKey, begunIn: navigationKey, setup: state, local: newLocalGame(state) };
  }
  const last = ofDevice ?? ofTab;
  return last && { ...last, navigationKey };
}
