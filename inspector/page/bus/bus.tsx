import { useEffect } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useMatch, useUi } from '../context.tsx';
import { EventDetail } from './event-detail.tsx';
import { Filters } from './filters.tsx';
import { Timeline } from './timeline.tsx';
import { useBus } from './use-bus.ts';
import '../styles/bus.css';

export function Bus() {
  const used = useBus();
  const { bus } = used;
  const event = useUi((state) => state.event);
  const looked = useMatch((state) => state.step);
  const at = event && bus.rows.event(event.batch, event.n);
  // Selected elsewhere, or looked at elsewhere: it is brought into view here too.
  useEffect(() => {
    const other = bus.heeds('event', `${event?.batch}.${event?.n}`);
    if (other && at !== null && bus.store.getState().active !== at) bus.jump(at);
  }, [bus, event, at]);
  useEffect(() => {
    const { active } = bus.store.getState();
    const other = bus.heeds('step', `${looked}`);
    if (other && looked !== null && bus.rows.list[active]?.step !== looked) bus.jump(bus.rows.answer(looked));
  }, [bus, looked]);
  return (
    <div className="bus">
      <Filters {...used} />
      <Group orientation="vertical" className="split bus-split">
        <Panel minSize="20%">
          <Timeline {...used} />
        </Panel>
        {at !== null && (
          <>
            <Separator className="bar bar-flat" />
            <Panel defaultSize="42%" minSize="15%">
              <EventDetail bus={bus} />
            </Panel>
          </>
        )}
      </Group>
    </div>
  );
}
