import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from '#test/page.tsx';
import { giveVoices, show, touch } from '#test/voice.ts';
import { DeviceDialog } from './device-dialog.tsx';

const NO_CATALAN = 'Este dispositivo no tiene voz en catalán.';

const onClose = vi.fn<() => void>();
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const choose = (language: string) => fireEvent.click(screen.getByRole('radio', { name: language }));

const open = () => render(<DeviceDialog title="Ajustes" onClose={onClose} />);

/** Tries the voice, and waits until it has been given what to say. */
async function tryVoice() {
  press('Probar');
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(200);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  onClose.mockClear();
  touch();
  show(true);
});

test('settings are kept on the device; the voice and automatic confirmation are off at first', () => {
  giveVoices('es-ES');
  Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true });
  Object.defineProperty(navigator, 'wakeLock', { value: {}, configurable: true });
  const { unmount } = open();
  const names = screen.getAllByRole<HTMLInputElement>('switch');
  expect(names.filter(({ checked }) => !checked)).toHaveLength(2);
  expect(isOn('Confirmar al tercer dardo')).toBe(false);
  expect(isOn('Cantar los puntos')).toBe(false);

  names.forEach((each) => fireEvent.click(each));
  unmount();
  open();
  const later = screen.getAllByRole<HTMLInputElement>('switch');
  expect(later.filter(({ checked }) => checked)).toHaveLength(2);
  expect(isOn('Cantar los puntos')).toBe(true);
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the settings of the game come before the settings of the device', () => {
  render(
    <DeviceDialog title="Ajustes" onClose={onClose}>
      <button type="button">Ver en la tele</button>
    </DeviceDialog>,
  );
  const order = screen
    .getByText('Ver en la tele')
    .compareDocumentPosition(screen.getByLabelText('Sonido'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a player on plain http reads which features are missing', () => {
  const said = 'Sin https no hay pantalla encendida, instalación ni juego sin conexión.';
  vi.stubGlobal('isSecureContext', true);
  const { unmount } = open();
  expect(screen.queryByText(said)).toBeNull();
  unmount();

  vi.stubGlobal('isSecureContext', false);
  open();
  expect(screen.getByText(said)).toBeDefined();
  vi.unstubAllGlobals();
});

test('features that the device lacks are not offered', () => {
  open();
  expect(screen.queryByRole('switch', { name: 'Vibración' })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Pantalla encendida' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pantalla completa' })).toBeNull();
});

describe('the voice', () => {
  test('is tried with one tap, on or off, in the chosen language and volume', async () => {
    const voice = giveVoices('es-MX', 'es-ES', 'ca-ES');
    open();
    await tryVoice();
    expect(voice.spoken).toEqual([{ text: 'Ciento ochenta', lang: 'es-ES', volume: 1 }]);

    choose('Catalán');
    fireEvent.change(screen.getByRole('slider', { name: 'Volumen' }), { target: { value: '40' } });
    await tryVoice();
    expect(voice.spoken.at(-1)).toEqual({ text: 'Cent vuitanta', lang: 'ca-ES', volume: 0.4 });
  });

  test('cannot be tried while the device has no voice in the language, and the switch says so', () => {
    const voice = giveVoices('es-ES');
    open();
    expect(screen.queryByText(NO_CATALAN)).toBeNull();

    choose('Catalán');
    const calls = screen.getByRole('switch', { name: 'Cantar los puntos' });
    const hint = document.getElementById(calls.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(NO_CATALAN);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Probar' });
    expect(button.disabled).toBe(true);

    act(() => voice.add('ca_ES')); // as Android writes it; voices are loaded while the page is there
    expect(screen.queryByText(NO_CATALAN)).toBeNull();
    expect(button.disabled).toBe(false);
  });

  test('cannot be tried offline when it needs the network, and the switch says so', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    giveVoices().add('es-ES', false);
    open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Probar' });
    expect(screen.getByText('Esta voz necesita conexión.')).toBeDefined();
    expect(button.disabled).toBe(true);

    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('Esta voz necesita conexión.')).toBeNull();
    expect(button.disabled).toBe(false);
    onLine.mockRestore();
  });

  test('stops when the sound is turned off, and when the dialog closes', async () => {
    const voice = giveVoices('es-ES');
    const { unmount } = open();
    await tryVoice();
    toggle('Sonido');
    expect(voice.cancelled).toEqual([1]);

    toggle('Sonido');
    await tryVoice();
    unmount();
    expect(voice.cancelled).toEqual([1, 2]);
  });
});

test('one tap opens full screen, and returns to the game', () => {
  const fill = vi.fn<() => Promise<void>>(
    async () => void document.dispatchEvent(new Event('fullscreenchange')),
  );
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    value: fill,
    configurable: true,
  });
  open();
  press('Pantalla completa');
  expect(fill).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});
