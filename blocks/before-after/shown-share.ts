/** How much of the picture before is shown at first, in percent. Spec: website 2, before-after: it is shown first. */
export const shareAtFirst = 100

/** What a key does to the share of the picture before, from 0 to 100; null for any other key. */
export function shareAfterKey(share: number, key: string): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: share - 5,
    ArrowDown: share - 5,
    ArrowRight: share + 5,
    ArrowUp: share + 5,
    PageDown: share - 20,
    PageUp: share + 20,
    Home: 0,
    End: 100,
  }

  return Object.hasOwn(steps, key) ? within(steps[key] ?? share) : null
}

type Stage = { left: number; width: number }

/** The share at a place of the window, within the pictures. */
export const shareAt = (x: number, { left, width }: Stage): number =>
  width > 0 ? within(Math.round(((x - left) / width) * 100)) : 0

/** What a screen reader says of it. */
export const shareWords = (share: number): string => `${share} % vorher, ${100 - share} % nachher`

const within = (share: number): number => Math.min(100, Math.max(0, share))
