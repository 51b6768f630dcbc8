import { Suspense, useId, useMemo, useRef, useState } from 'react';
import { placesNamed } from '../../../effects/text/places-named.ts';
import type { Answer, Rejected, SeenRef, SeenRequest } from '../../../index.ts';
import type { AskedRecord, PreviewRecord } from '../../protocol/messages.ts';
import { labelsOf, refsIn, targetLabels } from '../answering/labels.ts';
import { leastOf } from '../answering/putting.ts';
import { type Draft, puttingOf } from '../answering/shapes.ts';
import { choiceTexts } from '../texts/choice.ts';
import type { Language } from '../texts/languages.ts';
import { Foot } from './foot.tsx';
import { Foreseen } from './foreseen.tsx';
import { Heading } from './heading.tsx';
import { handleKeys } from './keys.ts';
import { type Surroundings, SurroundingsContext } from './surroundings.ts';
import { type Check, useVerdict } from './use-verdict.ts';
import { widgetOf } from './widgets.ts';

export interface QuestionProps {
  readonly asked: AskedRecord;
  readonly language?: Language;
  /** Names by seats. */
  readonly players?: readonly string[];
  /** What has been picked so far, where that is kept outside. */
  readonly draft?: Draft | undefined;
  readonly onDraft?: (draft: Draft) => void;
  readonly onAnswer: (value: Answer) => void;
  readonly onCancel?: () => void;
  /** Asks whether an answer would be taken; what its form allows is known without. */
  readonly onCheck?: Check;
  readonly onPreview?: (value: unknown) => Promise<PreviewRecord | Rejected>;
  /** Asks for the least answer that would be taken; what its form allows is known without. */
  readonly onLeast?: () => Promise<Answer | null>;
  /** Why the latest answer was not taken. */
  readonly refused?: Rejected | null;
  readonly sending?: boolean;
  /** It is shown, and cannot be answered. */
  readonly disabled?: boolean;
  readonly sourceWords?: readonly string[];
  readonly describe?: Surroundings['describe'];
  readonly lit?: readonly string[];
  readonly onLight?: (handles: readonly string[]) => void;
}

const NOWHERE = (_: SeenRef): string => '';
const NONE: readonly string[] = [];

/** What is the same of all that is offered need not be said of each. */
function tellingApart(describe: Surroundings['describe'], request: SeenRequest): Surroundings['describe'] {
  const said = new Set(refsIn(request).map((ref) => (ref ? describe(ref) : '')));
  return said.size > 1 || request.shape === 'assign' ? describe : NOWHERE;
}

/**
 * One question, in whichever shape, with all that is needed to answer it. It stands in a region named by its purpose; what
 * is within, by roles and names (`Wolf` is what the engine calls an option):
 * - `act`: a group for each object, a button for each action, named `play Wolf`; `Preview: play Wolf` beside it.
 * - `select`: a radio (exactly one) or checkbox for each candidate; of more than 24 a combobox `Search` with its listbox.
 * - `arrange`: a group for each pile, named `top: 2`; in it a button for each item to drag it (Space, arrows, Space), and
 *   buttons `Wolf to bottom`, `Wolf up`, `Wolf down`.
 * - `distribute`: a spinbutton `Amount for Wolf` with buttons `One more for Wolf`, `One less for Wolf`.
 * - `number`: a spinbutton `Number`, with `One more for Number`, `One less for Number`.
 * - `assign`: groups `Items` and `Targets` of buttons, and for each item a list `Target of Wolf`.
 * - `pay`: a table with a spinbutton `Wolf pays for mana` where a source may pay for a part; a button `Fill`.
 * Below: `Answer`, `Clear`, `The least`, `Preview` (not of `act`), `Cancel play`, and in a status what is still missing.
 * Keys: 1 to 9 point at an option, Enter answers (with Ctrl from anywhere in it), Escape clears.
 */
export function Question(props: QuestionProps) {
  const { asked, language = 'en', players = NONE, describe = NOWHERE, lit = NONE, onLight } = props;
  const { refused = null, sending = false, disabled = false, sourceWords = NONE } = props;
  const { request } = asked.choice;
  const t = choiceTexts[language];
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const putting = puttingOf(request);
  const start = useMemo(() => puttingOf(request).start(request), [request]);
  const [own, setOwn] = useState<{ readonly of: typeof request; readonly draft: Draft } | null>(null);
  const [foreseen, setForeseen] = useState<{ readonly key: string; readonly told: PreviewRecord | Rejected } | null>(
    null,
  );
  const draft = props.draft ?? (own?.of === request ? own.draft : start);
  const value = putting.answer(draft);
  const standing = useVerdict(request, disabled ? null : value, props.onCheck ?? null);
  const options = useMemo(() => labelsOf(asked), [asked]);
  const said = (message: string): string => placesNamed(message, options, targetLabels(request, players));
  const surroundings = useMemo<Surroundings>(
    () => ({ t, players, describe: tellingApart(describe, request), lit, light: onLight ?? (() => {}) }),
    [t, players, describe, request, lit, onLight],
  );

  const put = (next: Draft): void => {
    if (disabled) return;
    setOwn({ of: request, draft: next });
    props.onDraft?.(next);
  };
  const answer = (of: Draft): void => {
    const answered = putting.answer(of);
    if (disabled || sending || answered === null) return;
    put(of);
    props.onAnswer(answered);
  };
  const preview = props.onPreview;
  const look = (of: Draft): void => {
    const answered = putting.answer(of);
    if (!preview || answered === null) return;
    put(of);
    const key = JSON.stringify(answered);
    const tell = (told: PreviewRecord | Rejected): void => setForeseen({ key, told });
    preview(answered).then(tell, (error: Error) =>
      tell({ ok: false, code: 'not-asked', message: error.message, hint: '' }),
    );
  };
  const takeLeast = async (): Promise<void> => {
    const least = (await props.onLeast?.().catch(() => null)) ?? leastOf(request);
    if (least !== null) put(putting.saying(least));
  };

  const Widget = widgetOf(request);
  return (
    <SurroundingsContext value={surroundings}>
      <section
        aria-labelledby={id}
        className={`question question-${request.shape}`}
        onKeyDown={(event) => handleKeys(event, { answer: () => submit(), clear: () => put(start) })}
      >
        <Heading asked={asked} id={id} sourceWords={sourceWords} ref={heading} />
        <div className="question-body">
          <Suspense fallback={null}>
            <Widget
              key={request.shape}
              request={request}
              options={options}
              draft={draft}
              onDraft={put}
              onDone={answer}
              onPreview={preview && !disabled ? look : null}
              disabled={disabled}
            />
          </Suspense>
          {foreseen && foreseen.key === JSON.stringify(value) && <Foreseen told={foreseen.told} />}
        </div>
        <Foot
          request={request}
          draft={draft}
          standing={standing}
          refused={refused}
          said={said}
          sending={sending}
          disabled={disabled}
          onAnswer={() => submit()}
          onClear={() => put(start)}
          onLeast={() => void takeLeast()}
          onPreview={preview ? () => look(draft) : null}
          onCancel={asked.choice.cancel && props.onCancel ? props.onCancel : null}
        />
      </section>
    </SurroundingsContext>
  );

  /** Also while the match is still asked whether it would do: it says so itself. */
  function submit(): void {
    if (standing.is === 'legal' || standing.is === 'checking') answer(draft);
  }
}
