import { doApart } from '#kernel/apart/do-apart.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'

import type { findSound } from './find-sound.apart.ts'

/** Whether a film has sound; false for one that nobody can read, null where it may be known the next time. */
export async function hasSound(film: Uint8Array | string): Promise<boolean | null> {
  try {
    return await doApart<typeof findSound>('collections/shared/media/find-sound.apart.ts#findSound', film, {
      lane: 'film',
    })
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error
    return error.isOfFile ? false : null
  }
}
