import type { StatMark } from './face.ts';

/** A stat's value; where another is printed, from what to what. */
export function StatValue({ stat: { value, printed, better } }: { readonly stat: StatMark }) {
  if (printed === undefined) return <b>{value}</b>;
  return (
    <>
      <s>{printed}</s>
      <b data-change={better ? 'better' : 'worse'}>{value}</b>
    </>
  );
}

/** A stat's name where a card is narrow. */
const shortName = (name: string, stats: number): string => name.slice(0, stats > 2 ? 2 : 3);

/** The foot of a card: its stats, each with its name. */
export const CardStats = ({ stats }: { readonly stats: readonly StatMark[] }) => (
  <span className="card-stats">
    {stats.map((stat) => (
      <span key={stat.name} className="card-stat">
        <span className="card-stat-name">
          <span className="card-stat-full">{stat.name}</span>
          <span className="card-stat-short" aria-hidden>
            {shortName(stat.name, stats.length)}
          </span>
        </span>
        <span className="card-stat-value">
          <StatValue stat={stat} />
        </span>
      </span>
    ))}
  </span>
);
