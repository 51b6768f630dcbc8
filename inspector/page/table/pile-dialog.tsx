import { Dialog } from 'radix-ui';
import type { ZoneView } from '../../../index.ts';
import { useLayer, useTexts } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import { Field } from './field.tsx';
import { SeenCard } from './zone-cards.tsx';

interface PileDialogProps {
  readonly title: string;
  readonly zone: ZoneView;
}

/** All cards of a pile that are seen, the top one first. */
export function PileDialog({ title, zone: { count, objects } }: PileDialogProps) {
  const t = useTexts(tableTexts);
  const layer = useLayer();
  const unseen = count - objects.length;
  return (
    <Dialog.Portal container={layer}>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="pile-dialog">
        <header className="pile-dialog-head">
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Close>{t.close}</Dialog.Close>
        </header>
        <Dialog.Description className="soft">
          {[objects.length > 1 && t.topFirst, unseen > 0 && t.unseen(unseen), count === 0 && t.empty]
            .filter(Boolean)
            .join(' ')}
        </Dialog.Description>
        <Field label={title} className="pile-cards">
          {objects.toReversed().map((object) => (
            <SeenCard key={object.object} object={object} size="hand" />
          ))}
        </Field>
      </Dialog.Content>
    </Dialog.Portal>
  );
}
