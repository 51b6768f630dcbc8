import type { Answer, Request, RequestOf } from '../../effects/choices/choice.ts';
import type { Position } from '../../effects/env.ts';
import type { AnswerData, FormData } from './format.ts';
import type { Names } from './names.ts';
import { labelOffer, type Offer, offered, offerOf } from './offer.ts';

/** An answer as the engine takes it, or why the words mean none. */
export type Read =
  | { readonly value: Answer }
  /** `missing`: they name something that is not offered. */
  | { readonly problem: string; readonly missing?: true };

/** What stands for an answer to a request of each shape. */
const FORMS: Readonly<Record<Request['shape'], string>> = {
  act: 'an action, such as `end` or `play bear`',
  select: 'a list of names, such as `[bear]`',
  arrange: '{ arrange: { pile: [names] } }',
  distribute: '{ distribute: { name: amount } }',
  number: '{ number: 2 }',
  assign: '{ assign: { item: target } }',
  pay: '{ pay: { part: { source: amount } } }',
};

/** Reads an answer in words, as an answer to a request. */
export function readAnswer(names: Names, at: Position, request: Request, data: AnswerData): Read {
  const wrong: Read = { problem: `an answer to this choice is ${FORMS[request.shape]}` };
  const offer = offered(names, at, request);
  if (typeof data === 'string') return request.shape === 'act' ? one(offer, data) : wrong;
  if (isList(data)) return request.shape === 'select' ? several(offer, data) : wrong;
  const form = (data as FormData)[request.shape as keyof FormData];
  if (form === undefined) return wrong;
  const { arrange, distribute, number, assign, pay } = data as FormData;
  switch (request.shape) {
    case 'arrange':
      return arranged(request, offer, arrange ?? {});
    case 'distribute':
      return amounts(offer, distribute ?? {});
    case 'number':
      return { value: number ?? 0 };
    case 'assign':
      return assigned(names, at, request, offer, assign ?? {});
    case 'pay':
      return payment(request, offer, pay ?? {});
    default:
      return wrong;
  }
}

const isList = (data: AnswerData): data is readonly string[] => Array.isArray(data);

function one(offer: Offer, name: string): Read {
  const found = offer.find(name);
  return 'at' in found ? { value: found.at } : found;
}

type Places = { readonly value: number[] } | { readonly problem: string; readonly missing?: true };

function several(offer: Offer, list: readonly string[], used = new Set<number>()): Places {
  const value: number[] = [];
  for (const name of list) {
    const found = offer.find(name, used);
    if ('problem' in found) return found;
    used.add(found.at);
    value.push(found.at);
  }
  return { value };
}

function arranged(request: RequestOf<'arrange'>, offer: Offer, data: NonNullable<FormData['arrange']>): Read {
  const piles = labelOffer(request.piles.map((p) => p.name));
  const value: number[][] = request.piles.map(() => []);
  const used = new Set<number>();
  for (const [name, items] of Object.entries(data)) {
    const pile = piles.find(name);
    if ('problem' in pile) return { problem: `pile ${pile.problem}` };
    const places = several(offer, items, used);
    if ('problem' in places) return places;
    value[pile.at] = places.value;
  }
  return { value };
}

function amounts(offer: Offer, data: Readonly<Record<string, number>>): Places {
  const value = offer.names.map(() => 0);
  for (const [name, amount] of Object.entries(data)) {
    const found = offer.find(name);
    if ('problem' in found) return found;
    value[found.at] = amount;
  }
  return { value };
}

function assigned(
  names: Names,
  at: Position,
  request: RequestOf<'assign'>,
  offer: Offer,
  data: NonNullable<FormData['assign']>,
): Read {
  const targets = offerOf(names, at, request.targets);
  const value: (number | null)[] = request.items.map(() => null);
  for (const [name, to] of Object.entries(data)) {
    const item = offer.find(name);
    if ('problem' in item) return item;
    const target = targets.find(to);
    if ('problem' in target) return target;
    value[item.at] = target.at;
  }
  return { value };
}

function payment(request: RequestOf<'pay'>, offer: Offer, data: NonNullable<FormData['pay']>): Read {
  const parts = labelOffer(request.parts.map((p) => p.name));
  const value = request.parts.map(() => offer.names.map(() => 0));
  for (const [name, from] of Object.entries(data)) {
    const part = parts.find(name);
    if ('problem' in part) return { problem: `part ${part.problem}` };
    const row = amounts(offer, from);
    if ('problem' in row) return row;
    value[part.at] = row.value;
  }
  return { value };
}
