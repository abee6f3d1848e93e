import { sumCents } from '../../money/money.ts'
import type { RatePart } from '../day-end/book-lines.ts'

/** In the order in which the code tells them. RKSV, annex Z 4. */
export const rksvSlots = ['normal', 'reduced1', 'reduced2', 'none', 'special'] as const
export type RksvSlot = (typeof rksvSlots)[number]

/** In the order in which the process data tells them. DSFinV-K, annex I. */
export const tseSlots = ['general', 'reduced', 'average1', 'average2', 'none'] as const
export type TseSlot = (typeof tseSlots)[number]

/** Hundredths of a percent. */
const rksvRates: Readonly<Record<number, RksvSlot>> = {
  2000: 'normal',
  1000: 'reduced1',
  1300: 'reduced2',
  0: 'none',
}
const tseRates: Readonly<Record<number, TseSlot>> = {
  1900: 'general',
  700: 'reduced',
  1070: 'average1',
  550: 'average2',
  0: 'none',
}

/** Gross cents by the rates that the Austrian code has; whatever it does not know is special, what bears no tax is none. */
export const rksvSums = (parts: readonly RatePart[]): Record<RksvSlot, number> =>
  sumsBy(rksvSlots, parts, (rate) => rksvRates[rate] ?? 'special')

/** Gross cents by the rates that the German record has; it has no place for others, so they are the general one. */
export const tseSums = (parts: readonly RatePart[]): Record<TseSlot, number> =>
  sumsBy(tseSlots, parts, (rate) => tseRates[rate] ?? 'general')

function sumsBy<Slot extends string>(
  slots: readonly Slot[],
  parts: readonly RatePart[],
  slotOf: (rate: number) => Slot,
): Record<Slot, number> {
  const sum = (slot: Slot) =>
    sumCents(parts.map(({ taxRate, gross }) => (slotOf(taxRate ?? 0) === slot ? gross : 0)))

  // Every slot is there, for the list names each once.
  return Object.fromEntries(slots.map((slot) => [slot, sum(slot)])) as Record<Slot, number>
}
