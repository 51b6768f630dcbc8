// A page of somebody else, with two inspectors as the package gives them: the built one, not its source.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { duelBook, duelDecks } from '../../../../dist/cards/duel/index.js';
import { createMatch } from '../../../../dist/index.js';
import { Inspector, mountInspector } from '../../../../dist/inspector/index.js';
import '../../../../dist/inspector/style.css';

const { raiders = [], keepers = [] } = duelDecks();
const seats = (names) => [
  { name: names[0], deck: raiders },
  { name: names[1], deck: keepers },
];
const began = (seed, names) => {
  const setup = { seed, players: seats(names) };
  return { match: createMatch({ book: duelBook(), ...setup }), setup };
};
const ours = began(7, ['Ann', 'Bob']);
const theirs = began(8, ['Cid', 'Dan']);

function Ours() {
  const [props, setProps] = useState({ language: 'en' });
  window.give = setProps;
  return <Inspector match={ours.match} setup={{ ...ours.setup }} {...props} />;
}

createRoot(document.getElementById('first')).render(
  <StrictMode>
    <Ours />
  </StrictMode>,
);
window.takeAway = mountInspector(document.getElementById('second'), theirs.match, { answers: true, language: 'ru' });
