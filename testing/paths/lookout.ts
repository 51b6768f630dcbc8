import type { Book } from '../../effects/book.ts';
import type { Choice, Request } from '../../effects/choices/choice.ts';
import { effective } from '../../effects/effective/derive.ts';
import { envOf, type Position } from '../../effects/env.ts';
import { holds, type Lang, select } from '../../effects/evaluators.ts';
import { currentNode } from '../../effects/flow/cursor.ts';
import type { Frame } from '../../effects/flow/frame.ts';
import { abilityOf } from '../../effects/flow/origin.ts';
import { frameOf } from '../../effects/flow/scope.ts';
import { LANG, makeLang } from '../../effects/make-lang.ts';
import { planOfDraft } from '../../effects/rules/drafts.ts';
import { openIn } from '../../effects/rules/open-requests.ts';
import { costPicked, MODE_PICK } from '../../effects/rules/pick-names.ts';
import { nextQuestion, planCosts } from '../../effects/rules/questions.ts';
import { cardId, zoneName } from '../../effects/state/ids.ts';
import { controllerOf, refOf } from '../../effects/state/objects.ts';
import type { Message } from '../../effects/state/tx.ts';
import type { Match } from '../../search/match.ts';
import type { Branch, Seen } from './branches/branch.ts';
import type { Edge, Graph, Node } from './graph/graph.ts';

/** Looks on while choices are gone through, and notes which ways of a card's are taken. */
export class Lookout {
  private readonly lang: Lang;
  private readonly branches = new Map<object, Branch[]>();
  /** What targets are chosen from, with the targets. */
  private readonly specs = new Map<unknown, object>();
  private taken = new Set<Branch>();
  private readonly card: string;

  constructor(card: string, branches: readonly Branch[]) {
    this.card = card;
    for (const branch of branches) {
      this.branches.set(branch.of, [...(this.branches.get(branch.of) ?? []), branch]);
      if ('from' in branch.of) this.specs.set(branch.of.from, branch.of);
    }
    const { matches, replace } = LANG;
    const verdict = (of: object, holds: boolean): void => this.see({ saw: 'verdict', of, holds });
    this.lang = makeLang({
      condition: (condition, test) =>
        this.branches.has(condition)
          ? (env) => {
              const got = test(env);
              verdict(condition, got === true);
              return got;
            }
          : test,
      matches: (env, trigger) => {
        const got = matches(env, trigger);
        if (this.branches.has(trigger)) verdict(trigger, got === true);
        return got;
      },
      replace: (env, fact, replacement, left) => {
        this.see({ saw: 'replaced', of: replacement });
        return replace(env, fact, replacement, left);
      },
    });
  }

  /** A book to play by, whose evaluators tell the lookout what they come to. */
  on = (book: Book): Book => ({ ...book, lang: this.lang });

  /** The ways that are taken while something is done, and what comes of that. */
  during<T>(work: () => T): { readonly seen: ReadonlySet<Branch>; readonly came: T } {
    this.taken = new Set();
    const came = work();
    return { seen: this.taken, came };
  }

  /** All that is to be seen on a graph. */
  watch({ nodes, edges }: Graph): void {
    for (const node of nodes) this.visit(node);
    for (const edge of edges) {
      const from = nodes[edge.from];
      if (!from) continue;
      this.began(nodes[edge.to]?.match ?? from.match, edge.messages);
      this.answered(from, edge);
    }
  }

  /** Effects that became pending. */
  began(match: Match, messages: readonly Message[]): void {
    const { book } = match;
    for (const { origin, targets = [] } of messages.flatMap(({ begun }) => begun)) {
      if (!origin) continue;
      // What alone could be chosen was taken without a question.
      for (const { from, by: player, refs } of targets) {
        const request = { shape: 'select', player, candidates: refs, min: refs.length, max: refs.length } as const;
        const of = this.specs.get(from);
        if (of) this.see({ saw: 'asked', of, match, request });
      }
      const played = origin.in === 'card' && origin.path === 'play' ? book.cards.get(cardId(origin.name)) : undefined;
      this.see({ saw: 'began', of: played?.data ?? abilityOf(book, origin) });
    }
  }

  private visit({ match }: Node): void {
    for (const { choice, request } of openIn(match))
      for (const of of askedFor(match, choice)) this.see({ saw: 'asked', of, match, request });
    this.lookAtStatics(match);
  }

  private answered({ match }: Node, { step }: Edge): void {
    const open = openIn(match)[step.at];
    if (!open || step.do !== 'answer') return;
    const request: Request = open.request;
    for (const of of askedFor(match, open.choice))
      this.see({ saw: 'answered', of, match, request, answer: step.answer });
  }

  /** Static abilities of the card, wherever it is: those that change something now. */
  private lookAtStatics(at: Position): void {
    for (const object of at.state.objects) {
      if (object?.card !== this.card) continue;
      for (const { ability, zones } of effective(at, object).abilities) {
        if (!('affects' in ability) || !zones.includes(zoneName(object.zone)) || !this.branches.has(ability)) continue;
        const env = envOf(at, { you: controllerOf(object), self: refOf(object) });
        if (holds(env, ability.while) && select(env, ability.affects).length > 0)
          this.see({ saw: 'applies', of: ability });
      }
    }
  }

  private see(seen: Seen): void {
    for (const branch of this.branches.get(seen.of) ?? []) if (branch.when(seen)) this.taken.add(branch);
  }
}

/** The pieces of data for which a choice is open: a node, a target, modes, a cost, or an ability that may replace. */
function askedFor(at: Position, { asker, requests }: Choice): readonly object[] {
  const frame = 'frame' in asker ? frameOf(at, asker.frame) : undefined;
  if (!frame) return [];
  switch (asker.kind) {
    case 'node': {
      const node = currentNode(at.book, frame);
      return node ? ['modes' in node ? node.modes : node, node] : [];
    }
    case 'targets': {
      const ability = frame.origin && abilityOf(at.book, frame.origin);
      const spec = ability && 'targets' in ability ? ability.targets?.[frame.targets?.length ?? 0] : undefined;
      return spec ? [spec] : [];
    }
    case 'draft':
      return pickedFor(at, frame);
    case 'replace':
      return replacing(at, requests);
    default:
      return [];
  }
}

/** What the next pick of a play is for. */
function pickedFor(at: Position, frame: Frame): readonly object[] {
  const known = planOfDraft(at, frame);
  const question = known && nextQuestion(at, known.plan, known.draft.picks);
  if (!known || !question || 'code' in question) return [];
  const { plan, draft } = known;
  if (question.target) return [question.target];
  if (question.name === MODE_PICK) return plan.form.modes ? [plan.form.modes.of] : [];
  const cost = costPicked(question.name);
  if (cost !== null) return planCosts(plan, draft.picks).slice(cost, cost + 1);
  return plan.form.amounts.filter(({ as }) => as === question.name);
}

/** The optional replacements of what is offered to replace something. */
function replacing(at: Position, requests: readonly Request[]): readonly object[] {
  const offered = requests.flatMap((request) => (request.shape === 'select' ? request.candidates : []));
  return offered.flatMap((ref) => {
    const object = ref.kind === 'object' ? at.state.objects[ref.id] : undefined;
    const abilities = object ? effective(at, object).abilities : [];
    return abilities.flatMap(({ ability }) => ('instead' in ability && ability.optional ? [ability] : []));
  });
}
