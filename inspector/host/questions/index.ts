/** All questions: one file each. */
import type { QuestionName } from '../../protocol/messages.ts';
import { answerQuestion, cancelQuestion } from './answer.question.ts';
import { answersQuestion } from './answers.question.ts';
import { differenceQuestion } from './difference.question.ts';
import { explainQuestion } from './explain.question.ts';
import { goQuestion } from './go.question.ts';
import { heardQuestion } from './heard.question.ts';
import { pathsQuestion } from './paths.question.ts';
import { pendingQuestion } from './pending.question.ts';
import { previewQuestion } from './preview.question.ts';
import type { QuestionDef } from './question.ts';
import { refusedQuestion } from './refused.question.ts';
import { saveQuestion } from './save.question.ts';
import { stopPathsQuestion } from './stop-paths.question.ts';
import { whyNotQuestion } from './why-not.question.ts';

export const QUESTIONS: { readonly [Q in QuestionName]: QuestionDef<Q> } = {
  answer: answerQuestion,
  answers: answersQuestion,
  cancel: cancelQuestion,
  difference: differenceQuestion,
  explain: explainQuestion,
  go: goQuestion,
  heard: heardQuestion,
  paths: pathsQuestion,
  pending: pendingQuestion,
  preview: previewQuestion,
  refused: refusedQuestion,
  save: saveQuestion,
  stopPaths: stopPathsQuestion,
  whyNot: whyNotQuestion,
};
