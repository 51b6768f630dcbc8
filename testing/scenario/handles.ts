import type { Position } from '../../effects/env.ts';
import type { PublicEvent } from '../../effects/events/event.ts';
import type { View } from '../../effects/rules/views.ts';
import { type ZoneKey, zoneName } from '../../effects/state/ids.ts';
import { zoneDecl } from '../../effects/state/objects.ts';

/** Where a viewer saw a handle first, and with what face. */
export interface Sighting {
  readonly zone: ZoneKey;
  readonly card: string | undefined;
}

/** A handle by which a viewer can tell that what he saw at one time is what he sees now. */
export interface Followed {
  readonly handle: string;
  readonly before: Sighting;
  readonly now: Sighting;
  /** The zone was shuffled since. */
  readonly shuffled: boolean;
}

interface Stay extends Sighting {
  readonly place: string;
  readonly shuffled: boolean;
}

/**
 * The handles that one viewer was shown. A handle is of one stay in one place: whoever sees it in another place, or
 * again after a shuffle, can follow a card that he must lose from sight.
 */
export class Handles {
  private readonly stays = new Map<string, Stay>();

  /** What he was told of an event, before the view that it led to. */
  told(at: Position, form: PublicEvent): Followed[] {
    if (form.type === 'shuffled') this.shuffled(form.zone as ZoneKey);
    const [from, to] = [form.from, form.to] as ZoneKey[];
    if (form.type === 'created') return this.see(at, form.object, to);
    if (form.type !== 'moved') return [];
    return [...this.see(at, form.object, from), ...this.see(at, form.now, to)];
  }

  viewed(at: Position, view: View): Followed[] {
    return Object.entries(view.zones).flatMap(([zone, { objects }]) =>
      objects.flatMap((object) => this.see(at, object, zone as ZoneKey)),
    );
  }

  private see(at: Position, seen: unknown, zone: ZoneKey | undefined): Followed[] {
    if (typeof seen !== 'object' || seen === null || zone === undefined) return [];
    const { object: handle, card } = seen as { readonly object?: string; readonly card?: string };
    // Of a card that somebody picked unseen he is given none.
    if (handle === undefined) return [];
    // What goes to another player's part of a zone in play stays what it is, for everyone to see.
    const place = zoneDecl(at, zone).play ? zoneName(zone) : zone;
    const before = this.stays.get(handle);
    if (before && before.place === place && !before.shuffled) return [];
    const now = { zone, card };
    this.stays.set(handle, { ...now, place, shuffled: false });
    if (!before) return [];
    return [{ handle, before, now, shuffled: before.shuffled }];
  }

  private shuffled(zone: ZoneKey): void {
    for (const [handle, stay] of this.stays)
      if (stay.zone === zone) this.stays.set(handle, { ...stay, shuffled: true });
  }
}
