import { readdirSync, readFileSync } from 'node:fs';
import { type ParsedScenarios, parseScenarios } from '../../testing/index.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);

/** The scenario files of this repository, or of one of their folders: their paths below `tests/scenarios`. */
export const scenarioFiles = (folder = ''): readonly string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith(folder) && file.endsWith('.yaml'))
    .sort();

export const scenarioText = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

export const parsedScenarios = (file: string): ParsedScenarios =>
  parseScenarios(scenarioText(file), `tests/scenarios/${file}`);
