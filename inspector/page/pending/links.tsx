import type { MouseEvent } from 'react';
import { busOf } from '../bus/bus-state.ts';
import { useSession, useShared, useTexts } from '../context.tsx';
import { pendingTexts } from '../texts/pending.ts';

export const frameAnchor = (id: number): string => `pending-effect-${id}`;

/** To a batch, on the bus. */
export function BatchLink({ batch }: { readonly batch: number }) {
  const t = useTexts(pendingTexts);
  const { ui } = useShared();
  return (
    <button type="button" className="ref-link mono" onClick={() => ui.show('bus', { event: { batch, n: 0 } })}>
      {t.batch(batch)}
    </button>
  );
}

/** To another effect: here, where it is pending still, else where it began on the bus. */
export function EffectLink({ id }: { readonly id: number }) {
  const t = useTexts(pendingTexts);
  const session = useSession();
  const { ui } = useShared();
  const go = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Another inspector on the page may have an effect of the same number.
    const here = currentTarget.closest('.inspector')?.querySelector<HTMLElement>(`#${frameAnchor(id)}`);
    if (here) {
      here.scrollIntoView({ block: 'nearest' });
      here.focus();
    } else {
      const bus = busOf(session);
      bus.jump(bus.rows.effect(id));
      ui.show('bus');
    }
  };
  return (
    <button type="button" className="ref-link mono" onClick={go}>
      {t.effect(id)}
    </button>
  );
}

/** To the actor of an open choice. */
export function ChoiceLink({ choice }: { readonly choice: string }) {
  const t = useTexts(pendingTexts);
  const { ui } = useShared();
  return (
    <button type="button" className="ref-link mono" onClick={() => ui.show('machines', { actor: `choice.${choice}` })}>
      {t.choice(choice)}
    </button>
  );
}
