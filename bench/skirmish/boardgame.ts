import { boardgameSkirmish, enumerate, type Gameover, type Option, playerOf, type State } from './boardgame.game.ts';
import { Client } from './boardgame.package.ts';
import { digest, listed, type Result, type Skirmish } from './game.ts';

type BoardgameClient = ReturnType<typeof Client<State>>;

interface Playing {
  readonly client: BoardgameClient;
  readonly options: readonly Option[];
  readonly result: Result | null;
}

/**
 * Skirmish on boardgame.io's own client, without a server and a user interface. Each match is a client, each answer one
 * of its moves (a target is chosen by a move in a stage) or its event `endTurn`. All is as it comes, undo and the log
 * included, but for `debug: false`, which leaves out its panel. It runs with `NODE_ENV=production`: without that
 * boardgame.io looks through each state for what is not JSON, and tells the console what it does.
 */
export const boardgame: Skirmish<Playing> = {
  start: (decks) => {
    const client = Client<State>({ game: boardgameSkirmish(decks), numPlayers: 2, debug: false });
    client.start();
    return look(client);
  },
  count: ({ options }) => options.length,
  answer: ({ client, options }, index) => {
    const option = listed(options, index);
    if ('event' in option) client.events[option.event]?.();
    else client.moves[option.move]?.(...option.args);
    return look(client);
  },
  over: ({ result }) => result,
  digest: ({ client }) => {
    const { G, ctx } = stateOf(client);
    return digest({ turn: ctx.turn, players: [playerOf(G, '0'), playerOf(G, '1')] });
  },
};

function stateOf(client: BoardgameClient) {
  const state = client.getState();
  if (!state) throw new Error('The client has no state.');
  return state;
}

/** The client keeps the state; what may be done is listed once for each. */
function look(client: BoardgameClient): Playing {
  const { G, ctx } = stateOf(client);
  if (!ctx.gameover) return { client, options: enumerate(G, ctx), result: null };
  client.stop();
  return { client, options: [], result: resultOf(ctx.gameover) };
}

function resultOf({ winner }: Gameover): Result {
  if (winner === undefined) return 'draw';
  return winner === '0' ? 0 : 1;
}
