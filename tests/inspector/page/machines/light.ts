/** The definition of a machine of XState 4, as `JSON.stringify(service.machine)` writes it; what is not read is left out. */
const edge = (source: string, eventType: string, target?: string, name?: string) => ({
  ...(target === undefined ? {} : { target: [`#${target}`] }),
  ...(name === undefined ? {} : { cond: { type: 'xstate.guard', name } }),
  event: eventType,
  actions: [],
  source: `#${source}`,
  internal: false,
  eventType,
});

const state = (id: string, type: string, more: object = {}) => ({
  id,
  key: id.slice(id.lastIndexOf('.') + 1),
  type,
  history: false,
  states: {},
  on: {},
  transitions: [],
  ...more,
});

export const LIGHT = state('light', 'compound', {
  initial: 'green',
  transitions: [edge('light', 'RESET', 'light.green'), edge('light', 'PING')],
  states: {
    green: state('light.green', 'atomic', {
      transitions: [edge('light.green', 'T', 'light.yellow', 'ok'), edge('light.green', '*', 'light.p')],
    }),
    yellow: state('light.yellow', 'atomic', {
      transitions: [
        edge('light.yellow', '', 'light.p', 'late'),
        edge('light.yellow', 'xstate.after(50)#light.yellow', 'light.red'),
      ],
    }),
    red: state('light.red', 'compound', {
      initial: 'walk',
      transitions: [
        edge('light.red', 'done.state.light.red', 'light.green'),
        edge('light.red', 'done.invoke.kid', 'light.p'),
        edge('light.red', 'BACK', 'light.red.h'),
      ],
      states: {
        walk: state('light.red.walk', 'atomic', { transitions: [edge('light.red.walk', 'W', 'light.red.stop')] }),
        stop: state('light.red.stop', 'final'),
        h: state('light.red.h', 'history', { history: 'deep' }),
      },
    }),
    p: state('light.p', 'parallel', {
      transitions: [edge('light.p', 'T2', 'light.red')],
      states: {
        l: state('light.p.l', 'compound', {
          initial: 'x',
          states: {
            x: state('light.p.l.x', 'atomic', { transitions: [edge('light.p.l.x', 'T', 'light.p.l.y')] }),
            y: state('light.p.l.y', 'atomic'),
          },
        }),
        r: state('light.p.r', 'compound', {
          initial: 'q',
          states: {
            q: state('light.p.r.q', 'atomic', { transitions: [edge('light.p.r.q', 'T', 'light.p.r.z')] }),
            z: state('light.p.r.z', 'atomic'),
          },
        }),
      },
    }),
  },
});
