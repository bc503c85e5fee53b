import { Encoder, PacketType, type Packet } from 'socket.io-parser';

const TEXT = Symbol('its JSON');

/**
 * Notes the JSON of a game's view on it, so that it is not written anew for each who is told. A copy
 * is without.
 */
export const prepare = <Told extends object>(told: Told, json: string): Told =>
  Object.defineProperty(told, TEXT, { value: json });

/** Socket.IO's own encoder, which takes the JSON of a `game` as it was prepared, if it was. */
export class PreparingEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const carries = packet.type === PacketType.EVENT || packet.type === PacketType.ACK;
    if (!carries || packet.nsp !== '/') return super.encode(packet);

    const data = packet.data as readonly unknown[]; // as the protocol has it
    const told = data.at(-1);
    if (data.length > 2 || !carriesGame(told)) return super.encode(packet);
    const { [TEXT]: json } = told.game;
    if (json === undefined) return super.encode(packet);
    const name = data.length > 1 ? `${JSON.stringify(data[0])},` : '';
    const others = JSON.stringify({ ...told, game: undefined }).slice(0, -'}'.length);
    const comma = others === '{' ? '' : ',';
    return [`${packet.type}${packet.id ?? ''}[${name}${others}${comma}"game":${json}}]`];
  }
}

type Game = { readonly [TEXT]?: string };

const carriesGame = (told: unknown): told is { readonly game: Game } =>
  typeof told === 'object' &&
  told !== null &&
  'game' in told &&
  typeof told.game === 'object' &&
  told.game !== null;
