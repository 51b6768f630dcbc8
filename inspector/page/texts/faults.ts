import type { Fault } from '../local/unreadable.ts';
import { inLanguages, type Language } from './languages.ts';

const texts = inLanguages(
  {
    tooLarge: (megabytes: number) => `The file is too large: at most ${megabytes} MB are read.`,
    noJson: (line: number, column: number) => `This is no JSON: line ${line}, column ${column}.`,
    foreign: 'This is neither a save nor a replay nor a scenario.',
    unknownGame: (game: string) =>
      `This page does not know the game “${game}”. Open the file with \`cardwright inspect FILE\`.`,
    noGame: 'The file does not say which game it is of.',
    refused: (why: string) => `The save cannot be resumed: ${why}.`,
    differsAtOnce: (why: string) => `The replay cannot be played: ${why}.`,
    differs: (move: number, why: string) =>
      `Move ${move} of the replay goes another way (${why}). The moves before it are shown.`,
    fails: (step: number, line: number) =>
      step === 0
        ? `The scenario ends in another way than it says (line ${line}):`
        : `Step ${step} of the scenario (line ${line}) is not so; the steps before it are shown:`,
  },
  {
    tooLarge: (megabytes: number) => `Файл слишком большой: читается не больше ${megabytes} МБ.`,
    noJson: (line: number, column: number) => `Это не JSON: строка ${line}, столбец ${column}.`,
    foreign: 'Это не сохранение, не запись партии и не сценарий.',
    unknownGame: (game: string) =>
      `Эта страница не знает игры «${game}». Откройте файл командой \`cardwright inspect FILE\`.`,
    noGame: 'В файле не указано, к какой игре он относится.',
    refused: (why: string) => `Сохранение не удалось загрузить: ${why}.`,
    differsAtOnce: (why: string) => `Запись не удалось воспроизвести: ${why}.`,
    differs: (move: number, why: string) =>
      `Ход ${move} записи расходится с ней (${why}). Показано всё, что было до него.`,
    fails: (step: number, line: number) =>
      step === 0
        ? `Сценарий заканчивается не так, как в нём сказано (строка ${line}):`
        : `Шаг ${step} сценария (строка ${line}) не выполняется; показаны шаги до него:`,
  },
);

/** What is wrong with a file, for people. */
export function faultWords(fault: Fault, language: Language): string {
  const t = texts[language];
  switch (fault.is) {
    case 'too-large':
      return t.tooLarge(fault.most / 1024 / 1024);
    case 'no-json':
      return t.noJson(fault.line, fault.column);
    case 'foreign':
      return t.foreign;
    case 'unknown-game':
      return fault.game === '' ? t.noGame : t.unknownGame(fault.game);
    case 'refused':
      return t.refused(fault.message);
    case 'problems':
      return fault.problems.join('\n');
    case 'differs':
      return fault.move === 0 ? t.differsAtOnce(fault.message) : t.differs(fault.move, fault.message);
    case 'fails':
      return `${t.fails(fault.step, fault.line)}\n${fault.message}`;
  }
}
