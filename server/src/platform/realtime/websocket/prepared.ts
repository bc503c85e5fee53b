import { Encoder, PacketType, type Packet } from 'socket.io-parser';

const TEXT = Symbol('its JSON');

/**
 * Attaches the serialised JSON to a game's view for the encoder, so that it is serialised once for all
 * receivers; a copy loses it.
 */
export const prepare = <Payload extends object>(payload: Payload, json: string): Payload =>
  Object.defineProperty(payload, TEXT, { value: json });

/** Socket.IO's own encoder, which takes the JSON of a `game` as it was prepared, if it was. */
export class PreparingEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const carries = packet.type === PacketType.EVENT || packet.type === PacketType.ACK;
    if (!carries || packet.nsp !== '/') return super.encode(packet);

    const data = packet.data as readonly unknown[]; // as the protocol has it
    const payload = data.at(-1);
    if (data.length > 2 || !carriesGame(payload)) return super.encode(packet);
    const { [TEXT]: json } = payload.game;
    if (json === undefined) return super.encode(packet);
    const name = data.length > 1 ? `${JSON.stringify(data[0])},` : '';
    const others = JSON.stringify({ ...payload, game: undefined }).slice(0, -'}'.length);
    const comma = others === '{' ? '' : ',';
    return [`${packet.type}${packet.id ?? ''}[${name}${others}${comma}"game":${json}}]`];
  }
}

type Game = { readonly [TEXT]?: string };

const carriesGame = (payload: unknown): payload is { readonly game: Game } =>
  typeof payload === 'object' &&
  payload !== null &&
  'game' in payload &&
  typeof payload.game === 'object' &&
  payload.game !== null;
