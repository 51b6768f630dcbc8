import type { ReactNode } from 'react';
import type { ObjectView } from '../../../index.ts';
import type { CardFace } from '../../protocol/messages.ts';
import { valueWords } from '../bus/value-words.ts';
import { usePlayers, useTexts } from '../context.tsx';
import { explainTexts } from '../texts/explain.ts';

interface CardValuesProps {
  readonly object: ObjectView;
  readonly face: CardFace | undefined;
}

/** A card as it is printed beside what it is now; what is different is marked. */
export function CardValues({ object, face }: CardValuesProps) {
  const t = useTexts(explainTexts);
  const players = usePlayers();
  const { stats = {}, types = [], tags = [], facts = {}, keywords = {}, memory = {} } = object;
  const { controller, owner, attachedTo, cell } = object;
  const printed = face?.stats ?? {};
  const names = [...new Set([...Object.keys(printed), ...Object.keys(stats)])];
  const marks = Object.entries(facts).filter(([, n]) => n !== 0);
  return (
    <table className="explain-values">
      <caption>{t.values}</caption>
      <thead>
        <tr>
          <th scope="col">{t.value}</th>
          <th scope="col">{t.printed}</th>
          <th scope="col">{t.now}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <Value key={name} name={name} printed={printed[name]} now={stats[name]} />
        ))}
        <Value name={t.types} printed={face?.types.join(', ')} now={types.join(', ')} />
        {tags.length > 0 && <Fact name={t.tags}>{tags.join(', ')}</Fact>}
        <Value
          name={t.keywords.toLowerCase()}
          printed={keywordWords(face?.keywords ?? {})}
          now={keywordWords(keywords)}
        />
        {marks.length > 0 && <Fact name={t.facts}>{marks.map(([name, n]) => `${name} ${n}`).join(', ')}</Fact>}
        {controller !== undefined && <Fact name={t.controller}>{players[controller]}</Fact>}
        {owner !== undefined && owner !== controller && <Fact name={t.owner}>{players[owner]}</Fact>}
        {cell !== undefined && <Fact name={t.cell}>{cell}</Fact>}
        {attachedTo !== undefined && <Fact name={t.attachedTo}>{attachedTo}</Fact>}
        {Object.entries(memory).map(([name, refs]) => (
          <Fact key={name} name={t.memory(name)}>
            {valueWords(refs)}
          </Fact>
        ))}
      </tbody>
    </table>
  );
}

const keywordWords = (keywords: Readonly<Record<string, number>>): string =>
  Object.entries(keywords)
    .map(([name, n]) => (n === 1 ? name : `${name} ${n}`))
    .join(', ');

interface ValueProps {
  readonly name: string;
  readonly printed: number | string | undefined;
  readonly now: number | string | undefined;
}

const Value = ({ name, printed = '', now = '' }: ValueProps) =>
  printed === '' && now === '' ? null : (
    <tr>
      <th scope="row">{name}</th>
      <td>{printed}</td>
      <td className={printed === now ? '' : 'explain-changed'}>{now === '' ? '—' : now}</td>
    </tr>
  );

/** What is printed on no card. */
const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td />
    <td>{children}</td>
  </tr>
);
