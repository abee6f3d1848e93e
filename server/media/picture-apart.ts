import { doApart, usualPatienceMs } from '#kernel/apart/do-apart.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'

import { isPassing } from './passing-failure.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** For whom a picture is made: for somebody who waits, or for those who come next. */
export type Patience = { lane?: 'shown' | 'ahead'; deadlineMs?: number }

/** Who gets along on what others leave takes longer, and a picture is not to blame for it. */
const aheadMs = { deadlineMs: 4 * usualPatienceMs, patienceMs: 20 * usualPatienceMs }

/**
 * A picture, made by work as `doApart` names it. Only what the decoder itself complains of
 * is the file's fault, and stays so: that is an `UnreadableFile`, everything else a `GaveUp`.
 */
export async function pictureApart<Some extends (input: never) => Promise<Uint8Array>>(
  work: string,
  input: Parameters<Some>[0],
  { lane = 'shown', ...patience }: Patience = {},
): Promise<Buffer> {
  const longer = lane === 'ahead' ? aheadMs : {}
  try {
    return Buffer.from(await doApart<Some>(work, input, { lane, ...longer, ...patience }))
  } catch (cause) {
    if (cause instanceof GaveUp) throw cause
    if (isPassing(cause)) throw new GaveUp('passing', cause)
    throw new UnreadableFile('nobody can read the picture', { cause })
  }
}
