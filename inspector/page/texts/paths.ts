import { enCount, inLanguages, ruCount } from './languages.ts';

export const pathsTexts = inLanguages(
  {
    card: 'Card',
    cardHint: 'Name or id of a card',
    explore: 'Explore',
    again: 'Explore again',
    unknown: (card: string) => `The game has no card called “${card}”.`,
    hint: 'Every way that the choices of a card can go, from positions that are found for it.',
    running: (card: string) => `Exploring ${card}…`,
    cancel: 'Cancel',
    cancelled: 'The exploration was stopped.',
    failed: (message: string) => `Not explored: ${message}`,
    branches: (all: number, missing: number) =>
      missing === 0
        ? `${enCount(all, 'branch', 'branches')}, all covered`
        : `${enCount(all, 'branch', 'branches')}, ${missing} uncovered`,
    uncovered: 'Uncovered branches',
    failures: 'Failures',
    failureCount: (n: number) => enCount(n, 'failure', 'failures'),
    scenario: 'The scenario that shows it',
    positions: 'Positions',
    position: (n: number) => `Position ${n}`,
    counts: (states: number, answers: number, paths: number) =>
      `${enCount(states, 'state', 'states')}, ${enCount(answers, 'answer', 'answers')}, ${enCount(paths, 'path', 'paths')}`,
    nothingAsked: 'nothing is asked',
    cut: (n: number) => `${enCount(n, 'state was', 'states were')} not looked into`,
    sampled: (n: number) => `${enCount(n, 'question has', 'questions have')} more answers than were tried`,
    tooMany: (n: number) => `${n} states: too many to draw.`,
    setup: 'The position',
    inWords: 'In words',
    state: (n: number) => `State ${n}`,
    stand: 'Stand here',
    standHint: 'A click on a state makes it the match of this page.',
    lookOnly: 'The match is elsewhere: its states can be looked at, not stood in.',
    none: 'No position was found in which anything can be done with this card.',
    chart: (card: string, n: number) => `Choice graph of ${card}, position ${n}`,
  },
  {
    card: 'Карта',
    cardHint: 'Название или id карты',
    explore: 'Исследовать',
    again: 'Исследовать заново',
    unknown: (card: string) => `В игре нет карты «${card}».`,
    hint: 'Все варианты развития выборов карты — из позиций, подобранных для неё.',
    running: (card: string) => `Исследуется ${card}…`,
    cancel: 'Прервать',
    cancelled: 'Исследование прервано.',
    failed: (message: string) => `Исследовать не удалось: ${message}`,
    branches: (all: number, missing: number) =>
      missing === 0
        ? `${ruCount(all, 'ветвь', 'ветви', 'ветвей')}, все пройдены`
        : `${ruCount(all, 'ветвь', 'ветви', 'ветвей')}, не пройдено: ${missing}`,
    uncovered: 'Непройденные ветви',
    failures: 'Ошибки',
    failureCount: (n: number) => ruCount(n, 'ошибка', 'ошибки', 'ошибок'),
    scenario: 'Сценарий, который её показывает',
    positions: 'Позиции',
    position: (n: number) => `Позиция ${n}`,
    counts: (states: number, answers: number, paths: number) =>
      `${ruCount(states, 'состояние', 'состояния', 'состояний')}, ${ruCount(answers, 'ответ', 'ответа', 'ответов')}, ${ruCount(paths, 'путь', 'пути', 'путей')}`,
    nothingAsked: 'вопросов нет',
    cut: (n: number) =>
      `${ruCount(n, 'состояние не просмотрено', 'состояния не просмотрены', 'состояний не просмотрено')}`,
    sampled: (n: number) =>
      `${ruCount(n, 'вопрос, где испробованы', 'вопроса, где испробованы', 'вопросов, где испробованы')} не все ответы`,
    tooMany: (n: number) => `${ruCount(n, 'состояние', 'состояния', 'состояний')}: слишком много, чтобы рисовать.`,
    setup: 'Позиция в виде сценария',
    inWords: 'Словами',
    state: (n: number) => `Состояние ${n}`,
    stand: 'Перейти сюда',
    standHint: 'Щёлкните по состоянию, чтобы продолжить матч с него.',
    lookOnly: 'Матч идёт в другом месте: состояния можно просматривать, но перейти в них нельзя.',
    none: 'Не нашлось позиции, в которой с этой картой можно что-то сделать.',
    chart: (card: string, n: number) => `Граф выборов карты ${card}, позиция ${n}`,
  },
);
