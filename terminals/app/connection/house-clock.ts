/** Less than this no clock on a wall is wrong by. */
const tolerableMs = 5000

let aheadMs = 0

/** What time it is in the house, in ms: tablets on walls have clocks that nobody looks after. */
export const houseNow = (): number => Date.now() + aheadMs

/** An instant of the device's clock as the house's clock shows it. */
export const asHouseTime = (deviceMs: number): number => deviceMs + aheadMs

/** An instant that the house said, as the device's clock shows it. */
export const asDeviceTime = (houseMs: number): number => houseMs - aheadMs

/** Sets the clock by an answer: it was written somewhere between the question and now. */
export function setHouseClock(at: string, askedAt: number): void {
  aheadMs = clockOffset(Date.parse(at), { askedAt, heardAt: Date.now() })
}

/** By how much the device is slow, in ms; 0 where that may be the way of the answer alone. */
export function clockOffset(
  serverMs: number,
  { askedAt, heardAt }: { askedAt: number; heardAt: number },
): number {
  const offset = Math.round(serverMs - (askedAt + heardAt) / 2)

  return Math.abs(offset) <= Math.max(tolerableMs, heardAt - askedAt) ? 0 : offset
}
