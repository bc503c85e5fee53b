import { Suspense, useMemo, useState, type MouseEvent } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Rail } from '#app/navigation/rail.tsx';
import { TopBar } from '#app/navigation/top-bar.tsx';
import { useRail } from '#app/navigation/use-rail.ts';
import { isGamePath } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { BannerPlace } from '#ui/feedback/banner-place.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import layout from '#ui/layout.module.css';
import { MenuContext } from '#ui/menu.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { SlideInMenu } from './page-loaders.ts';
import styles from './shell.module.css';
import { appWords } from './words.ts';

/** Moves the focus without adding a history entry: the same page, reached by another entry, could open another game. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** Frame of every page except the login pages and wall screens: the rail, or on phones the top bar and menu. */
export function Shell() {
  const { pathname } = useLocation();
  const isInGame = isGamePath(pathname);
  const rail = useRail(isInGame);
  const [isOpen, setOpen] = useState<boolean>(); // undefined until the menu is first opened
  const menu = useMemo(
    () => ({ isOpen: isOpen ?? false, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen],
  );

  return (
    <MenuContext value={menu}>
      <a className={styles.skip} href="#main" onClick={skipToContent}>
        {appWords.skipToContent}
      </a>
      <div className={styles.shell}>
        <nav className={classNames(styles.rail, layout.onSlate)} aria-label={appWords.navigation}>
          <Rail isCollapsed={rail.isCollapsed} onFold={rail.toggle} />
        </nav>
        {isOpen !== undefined && (
          <Suspense>
            <SlideInMenu isOpen={isOpen} onClose={menu.close} />
          </Suspense>
        )}
        <div className={styles.side}>
          {!isInGame && <TopBar />}
          {!isInGame && <BannerPlace />}
          <main id="main" tabIndex={-1} className={styles.main}>
            <Suspense fallback={<Loading />}>
              <CrashScreen key={pathname}>
                <Outlet />
              </CrashScreen>
            </Suspense>
          </main>
        </div>
      </div>
    </MenuContext>
  );
}
