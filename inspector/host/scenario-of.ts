import type { MatchSetup } from '../../index.ts';
import type { Step } from './chronicle.ts';

export const scenarioOf = (step: Step, setup: MatchSetup): string => `${step.id}${setup.seed}`;
