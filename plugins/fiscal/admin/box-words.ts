import type { ShownBox } from '#domain/ordering/fiscal/fiscal.contract.ts'
import type { Tone } from '#plugins/desk/kit.port.ts'

/** How a cash box is, in a word and a colour. */
export function boxState(box: ShownBox | null): { words: string; tone: Tone } {
  if (!box) return { words: 'Wird nicht signiert', tone: 'neutral' }
  if (box.endedAt !== null) return { words: 'Außer Betrieb', tone: 'neutral' }
  if (box.awaySince !== null) return { words: 'Ausgefallen', tone: 'wrong' }

  return box.isTest ? { words: 'Testbetrieb', tone: 'waits' } : { words: 'In Betrieb', tone: 'done' }
}
