/** How long a page stays in the trash before it is gone for good. */
export const trashDays = 30

/** Until when a page can be restored; `deletedAt` and the answer are ISO instants. */
export function goneAt(deletedAt: string): string {
  return Temporal.Instant.from(deletedAt)
    .add({ hours: trashDays * 24 })
    .toString({ smallestUnit: 'millisecond' })
}

/** What went into the trash before this instant is gone by now. */
export const goneBefore = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: trashDays * 24 })
