/** Runs in the page: a dot where the finger touches, which fades when it leaves. */
const SIZE = 38; // CSS pixels

addEventListener('DOMContentLoaded', () => {
  const dot = document.createElement('div');
  dot.popover = 'manual';
  dot.ariaHidden = 'true';
  Object.assign(dot.style, {
    position: 'fixed',
    inset: 'auto',
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    margin: `${-SIZE / 2}px`,
    padding: '0',
    border: '3px solid #fff',
    borderRadius: '50%',
    background: 'rgb(60 120 255 / 0.16)',
    boxShadow: '0 0 0 1.5px rgb(0 0 0 / 0.5)',
    opacity: '0',
    pointerEvents: 'none',
  });
  document.documentElement.append(dot);

  const follow = ({ clientX, clientY }) => {
    dot.style.left = `${clientX}px`;
    dot.style.top = `${clientY}px`;
  };
  const touch = (event) => {
    dot.hidePopover();
    dot.showPopover(); // again, so that it is above a dialog that was opened since
    dot.style.transition = 'none';
    dot.style.opacity = '1';
    follow(event);
  };
  const leave = () => {
    dot.style.transition = 'opacity 350ms';
    dot.style.opacity = '0';
  };
  addEventListener('pointerdown', touch, true);
  addEventListener('pointermove', follow, true);
  addEventListener('pointerup', leave, true);
  addEventListener('pointercancel', leave, true);
});
