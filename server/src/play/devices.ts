/** Which device plays for each player of a running game. */
import type { Device, GameRow, SeatNumber } from './tables.ts';

export const deviceAt = (row: GameRow, seat: SeatNumber): Device | undefined => {
  const held = seat === 1 ? row.device1 : row.device2;
  // Only `withDevice` writes these columns.
  return held === null ? undefined : (JSON.parse(held) as Device);
};

/** The column that says which device it is from now on. */
export const withDevice = (seat: SeatNumber, device: Device | undefined): Partial<GameRow> => {
  const held = device ? JSON.stringify(device) : null;
  return seat === 1 ? { device1: held } : { device2: held };
};
