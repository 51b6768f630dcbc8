import type { StageRecord } from '../../protocol/pending.ts';
import type { pendingTexts } from '../texts/pending.ts';

/** How far an effect has got with its node, in words. */
export function stageWords(t: (typeof pendingTexts)['en'], stage: StageRecord): string {
  switch (stage.is) {
    case 'draft':
      return t.stageDraft(stage.action, stage.picks.join(', '));
    case 'paying':
      return t.stagePaying(stage.action);
    case 'fizzled':
      return t.stageFizzled;
    case 'idle':
      return t.stageIdle(stage.why);
    case 'waits':
      return t.stageWaits(stage.frame);
    case 'proposed':
      return t.stageProposed(stage.count);
    case 'answered':
      return t.stageAnswered(stage.count);
  }
}
