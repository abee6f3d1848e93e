import { doApart } from '#kernel/apart/do-apart.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'

import { isPassing } from './passing-failure.ts'
import { UnreadableFile } from './unreadable-file.ts'

/**
 * A picture that somebody waits for, made by work as `doApart` names it. Only what the decoder itself complains of
 * is the file's fault, and stays so: that is an `UnreadableFile`, everything else a `GaveUp`.
 */
export async function pictureApart<Some extends (input: never) => Promise<Uint8Array>>(
  work: string,
  input: Parameters<Some>[0],
  patience: { deadlineMs?: number } = {},
): Promise<Buffer> {
  try {
    return Buffer.from(await doApart<Some>(work, input, { lane: 'shown', ...patience }))
  } catch (cause) {
    if (cause instanceof GaveUp) throw cause
    if (isPassing(cause)) throw new GaveUp('passing', cause)
    throw new UnreadableFile('nobody can read the picture', { cause })
  }
}
