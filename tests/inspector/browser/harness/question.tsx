/** A page with one question on it, and nothing else: the tests say what is asked, and read what is answered. */
import { createRoot } from 'react-dom/client';
import type { Answer } from '../../../../index.ts';
import { Question } from '../../../../inspector/page/choice/question.tsx';
import type { AskedRecord } from '../../../../inspector/protocol/messages.ts';
import '../../../../inspector/page/styles/index.css';

declare global {
  interface Window {
    /** Asks this from now on. */
    ask: (asked: AskedRecord) => void;
    /** All that was answered, in its order. */
    answered: Answer[];
  }
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no root.');
const root = createRoot(element);
window.answered = [];
window.ask = (asked) =>
  root.render(<Question asked={asked} players={['Ann', 'Bob']} onAnswer={(value) => window.answered.push(value)} />);
