import { GaveUp } from '#kernel/apart/gave-up.ts'
import { Refused } from '#kernel/refused.ts'

/** Why a file cannot be kept, with German words. */
export type FileProblem = { code: 'too-large' | 'unsupported-media-type' | 'too-complex'; message: string }

/** What never ended when it was looked at is refused by these words. */
export const tooComplex: FileProblem = {
  code: 'too-complex',
  message:
    'Die Datei ist zu aufwendig aufgebaut. Bitte vereinfachen Sie sie und versuchen Sie es noch einmal.',
}

/** What was found out about a file, or why nothing could be found out where the file is to blame. */
export async function orTooComplex<Found>(
  looking: Promise<Found>,
): Promise<Found | { problem: FileProblem }> {
  try {
    return await looking
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error
    if (!error.isOfFile) throw new Refused('unavailable')
    return { problem: tooComplex }
  }
}
