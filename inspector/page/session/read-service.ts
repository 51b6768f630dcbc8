import { type ChartEdge, type ChartNode, isTable, readChart, readEdge, text } from './chart.ts';

/** What a receiver of @xstate/inspect told of a machine. */
export type ServiceNews =
  | {
      readonly type: 'register';
      readonly sessionId: string;
      readonly id: string;
      readonly parent: string | null;
      readonly chart: ChartNode;
      readonly value: unknown;
    }
  | {
      readonly type: 'state';
      readonly sessionId: string;
      readonly value: unknown;
      readonly event: string;
      /** Empty where the program does not tell, or none was taken. */
      readonly taken: readonly ChartEdge[];
    }
  | { readonly type: 'stop'; readonly sessionId: string };

/** What a receiver gives, as far as it is what it should be; `null` if it is nothing that is shown. */
export function readService(message: unknown): ServiceNews | null {
  if (!isTable(message)) return null;
  const { type, sessionId, id, parent, machine, state } = message;
  if (typeof sessionId !== 'string') return null;
  switch (type) {
    case 'service.register': {
      // What was received is kept in the parsed machine as its config.
      const config = isTable(machine) && isTable(machine.config) ? machine.config : null;
      if (!config) return null;
      const name = text(id) || text(config.id) || sessionId;
      return {
        type: 'register',
        sessionId,
        id: name,
        parent: typeof parent === 'string' ? parent : null,
        chart: readChart(config, text(config.id) || name),
        value: isTable(state) ? state.value : null,
      };
    }
    case 'service.state': {
      if (!isTable(state)) return null;
      const event = isTable(state.event) ? text(state.event.type) : '';
      const taken = Array.isArray(state.transitions) ? state.transitions.filter(isTable) : [];
      return {
        type: 'state',
        sessionId,
        value: state.value,
        event,
        taken: taken.map((edge) => readEdge(edge, { id: '', parent: null })),
      };
    }
    case 'service.stop':
      return { type: 'stop', sessionId };
    default:
      return null;
  }
}
