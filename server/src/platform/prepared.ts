import { Encoder, PacketType, type Packet } from 'socket.io-parser';

const texts = new WeakMap<object, string>();

/** Notes the JSON of a game's view, so that it is not written anew for each who is told. */
export function prepare<Told extends object>(told: Told, json: string): Told {
  texts.set(told, json);
  return told;
}

/** Socket.IO's own encoder, which takes the JSON of a `game` as it was prepared, if it was. */
export class PreparingEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const carries = packet.type === PacketType.EVENT || packet.type === PacketType.ACK;
    if (!carries || packet.nsp !== '/') return super.encode(packet);

    const data = packet.data as readonly unknown[]; // as the protocol has it
    const told = data.at(-1);
    if (!carriesGame(told)) return super.encode(packet);
    const { game, ...others } = told;
    const json = texts.get(game);
    if (json === undefined) return super.encode(packet);
    const text = JSON.stringify([...data.slice(0, -1), { ...others, game: 0 }]);
    return [`${packet.type}${packet.id ?? ''}${text.slice(0, -'0}]'.length)}${json}}]`];
  }
}

const carriesGame = (told: unknown): told is { readonly game: object } =>
  typeof told === 'object' &&
  told !== null &&
  'game' in told &&
  typeof told.game === 'object' &&
  told.game !== null;
