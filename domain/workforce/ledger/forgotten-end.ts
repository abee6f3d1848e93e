/** So long nobody is at work without an end: the longest shift that can be planned. */
const forgottenAfterMs = 16 * 3_600_000

/** Whether the end of what was begun then and goes on has been forgotten; instants in ms. */
export const isForgotten = (fromMs: number, nowMs: number): boolean => nowMs - fromMs >= forgottenAfterMs
