/** All frames of a picture together, as its header says, before anything is unpacked. */
export const mostPixels = { guest: 40_000_000, staff: 100_000_000 } as const
export type Sender = keyof typeof mostPixels

export const mostDrawingBytes = 2 ** 20
/** Elements within elements, and parts that repeat parts. */
export const mostDrawingDepth = 64
