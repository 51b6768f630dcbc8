import { inLanguages } from './languages.ts';

export const shellTexts = inLanguages(
  {
    title: 'Cardwright inspector',
    newMatch: 'New match…',
    viewer: 'Seen as',
    everything: 'everything',
    spectator: 'spectator',
    theme: 'Theme',
    themeAuto: 'as the system',
    themeLight: 'light',
    themeDark: 'dark',
    language: 'Language',
    connecting: 'Connecting to the match…',
    lost: 'The connection is lost. What was received can still be looked at.',
    refused: 'No connection: nobody listens there, or the token is wrong.',
    tooLong: 'The connection was closed: a message was too long.',
    stopped: 'The match has been stopped.',
    foreign: (theirs: number, ours: number) =>
      `The match speaks version ${theirs} of the protocol, this page version ${ours}.`,
    panelFailed: 'This panel has failed',
    tryAgain: 'Try again',
    panels: 'Panels',
    turn: (n: number) => `Turn ${n}`,
    retry: 'Connect again',
    noViewer: (name: string, known: readonly string[]) =>
      `There is no viewer “${name.slice(0, 40)}”; it could be ${known.join(', ')}.`,
    oddAddress: (key: string, value: string, known: readonly string[]) =>
      `The address asks for ${key} “${value.slice(0, 40)}”, which there is not${known.length > 0 ? `; it could be ${known.join(', ')}` : ''}.`,
  },
  {
    title: 'Инспектор Cardwright',
    newMatch: 'Новый матч…',
    viewer: 'Смотрит',
    everything: 'всевидящий',
    spectator: 'зритель',
    theme: 'Тема',
    themeAuto: 'как в системе',
    themeLight: 'светлая',
    themeDark: 'тёмная',
    language: 'Язык',
    connecting: 'Соединение с матчем…',
    lost: 'Связь потеряна. Полученное можно смотреть и дальше.',
    refused: 'Нет соединения: там никто не слушает, или неверен токен.',
    tooLong: 'Соединение закрыто: сообщение слишком длинное.',
    stopped: 'Матч остановлен.',
    foreign: (theirs: number, ours: number) =>
      `Матч использует версию ${theirs} протокола, а эта страница — версию ${ours}.`,
    panelFailed: 'Ошибка в этой панели',
    tryAgain: 'Попробовать снова',
    panels: 'Панели',
    turn: (n: number) => `Ход ${n}`,
    retry: 'Соединиться снова',
    noViewer: (name: string, known: readonly string[]) =>
      `Зрителя «${name.slice(0, 40)}» нет; возможно: ${known.join(', ')}.`,
    oddAddress: (key: string, value: string, known: readonly string[]) =>
      `В адресе указано ${key} «${value.slice(0, 40)}», такого нет${known.length > 0 ? `; возможно: ${known.join(', ')}` : ''}.`,
  },
);
