import { Popover } from 'radix-ui';
import type { ObjectView } from '../../../index.ts';
import { useLayer } from '../context.tsx';
import type { Whole } from './use-whole.ts';
import { WholeCard } from './whole-card.tsx';

interface WholePopoverProps {
  readonly whole: Whole;
  readonly object: ObjectView | null;
}

/** The whole of the card that is pointed at, beside the field: the focus stays where it is. */
export function WholePopover({ whole, object }: WholePopoverProps) {
  const layer = useLayer();
  const open = whole.of !== null && object !== null;
  // Beside the field and level with the card: it hides none of the cards that are next to it.
  const beside = {
    current: {
      getBoundingClientRect: () => {
        const card = whole.of?.getBoundingClientRect() ?? new DOMRect();
        const field = whole.of?.closest('.field')?.getBoundingClientRect() ?? card;
        return new DOMRect(field.x, card.y, field.width, card.height);
      },
    },
  };
  const stays = (event: Event): void => event.preventDefault();
  return (
    <Popover.Root open={open} onOpenChange={(wanted) => wanted || whole.close()}>
      <Popover.Anchor virtualRef={beside} />
      <Popover.Portal container={layer}>
        <Popover.Content
          className="whole"
          role="tooltip"
          aria-label={object?.name}
          side="right"
          align="center"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={stays}
          onCloseAutoFocus={stays}
          onInteractOutside={stays}
          onPointerEnter={whole.stay}
          onPointerLeave={() => whole.over(null)}
        >
          {object && <WholeCard object={object} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
