import { openIn } from '../../../effects/rules/open-requests.ts';
import { whyNot } from '../../../effects/rules/why.ts';
import { playerId } from '../../../effects/state/ids.ts';
import type { Message } from '../../../effects/state/tx.ts';
import type { Graph } from '../graph/graph.ts';

/**
 * What positions for a card should be between them: in which none, one and several things can be chosen, what it costs
 * can be paid and not, and it is its owner's turn and another one's.
 */
export function situationsOf({ nodes, edges }: Graph, begun: readonly Message[], card: string): ReadonlySet<string> {
  const found = new Set<string>();
  const [root] = nodes;
  if (!root) return found;
  const { match } = root;
  for (const { choice, request } of nodes.flatMap((node) => openIn(node.match)))
    if (request.shape === 'select' && choice.source?.kind === 'object') {
      const source = match.state.objects[choice.source.id]?.card;
      const n = request.candidates.length;
      if (source === card) found.add(`${choice.purpose}: ${n === 0 ? 'none' : n === 1 ? 'one' : 'several'}`);
    }
  for (const { notes } of [...begun, ...edges.flatMap((edge) => edge.messages)])
    for (const { what, reason } of notes) if (reason.code === 'no-target') found.add(`${what}: none`);
  for (const [seat] of match.state.players.entries())
    for (const { action, object, reason } of whyNot(match, playerId(seat)))
      if (object !== undefined && typeof object === 'object' && 'card' in object && object.card === card)
        found.add(`${action}: ${reason.code}`);
  return found;
}
