import { Encoder, PacketType, type Packet } from 'socket.io-parser';

const TEXTS = Symbol('its JSON');

/** The JSON of a game's view without its turns, and the whole JSON once it was needed. */
type Texts = { readonly sinceTurn: string; whole?: string };

/**
 * Attaches the serialised JSON to a game's view after a turn for the encoder, so that it is serialised once for all
 * receivers; a copy loses it.
 *
 * @param sinceTurn the JSON of the view without its turns, for clients that have those before the last
 */
export const prepare = <Payload extends object>(payload: Payload, sinceTurn: string): Payload =>
  Object.defineProperty(payload, TEXTS, { value: { sinceTurn } satisfies Texts });

/** Socket.IO's encoder, which uses the prepared JSON of a `game` if there is one. */
export class PreparingEncoder extends Encoder {
  readonly #lastTurnOnly: boolean;

  /** @param lastTurnOnly true: a prepared game is sent without its turns */
  constructor(lastTurnOnly = false) {
    super();
    this.#lastTurnOnly = lastTurnOnly;
  }

  override encode(packet: Packet): unknown[] {
    const carries = packet.type === PacketType.EVENT || packet.type === PacketType.ACK;
    if (!carries || packet.nsp !== '/') return super.encode(packet);

    const data = packet.data as readonly unknown[]; // as the protocol has it
    const payload = data.at(-1);
    if (data.length > 2 || !carriesGame(payload)) return super.encode(packet);
    const { [TEXTS]: texts } = payload.game;
    if (!texts) return super.encode(packet);
    const json = this.#lastTurnOnly
      ? texts.sinceTurn
      : (texts.whole ??= JSON.stringify(payload.game));
    const name = data.length > 1 ? `${JSON.stringify(data[0])},` : '';
    const others = JSON.stringify({ ...payload, game: undefined }).slice(0, -'}'.length);
    const comma = others === '{' ? '' : ',';
    return [`${packet.type}${packet.id ?? ''}[${name}${others}${comma}"game":${json}}]`];
  }
}

type Game = { readonly [TEXTS]?: Texts };

const carriesGame = (payload: unknown): payload is { readonly game: Game } =>
  typeof payload === 'object' &&
  payload !== null &&
  'game' in payload &&
  typeof payload.game === 'object' &&
  payload.game !== null;
