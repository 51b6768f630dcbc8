import { useMatch } from '../context.tsx';
import { definePanel } from './panel.ts';

function Bus() {
  const steps = useMatch((state) => state.steps);
  return (
    <ol>
      {steps.flatMap((step) =>
        step.events.map((event) => <li key={`${step.id}-${event.batch}-${event.n}`}>{event.words}</li>),
      )}
    </ol>
  );
}

export default definePanel({
  name: 'bus',
  title: { en: 'Bus', ru: 'Шина' },
  place: 'tab',
  order: 30,
  shown: (session) => session.store.getState().welcome !== null,
  Panel: Bus,
});
