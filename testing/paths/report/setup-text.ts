import { scenarioText } from '../../shrink/scenario-text.ts';
import type { Sketch } from '../positions/sketch.ts';

/** A position as a scenario writes it. */
export function setupText({ setup }: Sketch): string {
  const whole = scenarioText({ scenario: '', ruleset: '', setup, end: {} });
  const lines = whole.split('\n').filter((line) => !/^(scenario|ruleset|end):/.test(line));
  return lines.join('\n');
}
