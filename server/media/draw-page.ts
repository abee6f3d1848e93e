import { execFile, type ExecFileException } from 'node:child_process'
import { join } from 'node:path'

import { GaveUp, type GiveUpReason } from '#collections/shared/apart/gave-up.ts'
import { oneOfFew } from '#collections/shared/apart/one-of-few.ts'
import { stepBack } from '#collections/shared/apart/step-back.ts'

import { isPassing } from './passing-failure.ts'
import { UnreadableFile } from './unreadable-file.ts'

const script = join(import.meta.dirname, 'preview-process.ts')
const patienceMs = 20_000

/** The first page of a PDF as a JPEG. */
export const drawPage = (path: string): Promise<Buffer> => oneOfFew('shown', () => drawApart('page', path))

/** A picture from the beginning of a video as a JPEG. */
export const drawFrame = (path: string): Promise<Buffer> => oneOfFew('shown', () => drawApart('frame', path))

/** In a process of its own, because whoever made the file may have aimed at the decoder. */
function drawApart(kind: 'page' | 'frame', path: string): Promise<Buffer> {
  const options = {
    encoding: 'buffer',
    timeout: patienceMs,
    killSignal: 'SIGKILL',
    maxBuffer: 16 * 2 ** 20,
    // Nothing of the product is of use to a decoder, least of all its secrets.
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
  } as const

  const drawn = new Promise<Buffer>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--max-old-space-size=256', script, kind, path],
      options,
      (error, picture, complaint) => {
        if (!error && picture.length > 0) return resolve(picture)
        const words = complaint.toString().slice(-500)
        const hasSaidNo = !error || (typeof error.code === 'number' && !isPassing(words))
        if (hasSaidNo) return reject(new UnreadableFile(words, { cause: error }))
        reject(new GaveUp(reasonOf(error, words), error))
      },
    )
    stepBack(child.pid)
  })

  // Some processes that cannot be started are told of by throwing.
  return drawn.catch((error: unknown) => {
    throw isPassing(error) ? new GaveUp('passing', error) : error
  })
}

/** Exit codes are numbers; what is killed has none, and what never began has the name of an error. */
function reasonOf({ killed, code }: ExecFileException, words: string): GiveUpReason {
  if (killed) return 'late'

  return typeof code === 'string' || isPassing(words) ? 'passing' : 'ended'
}
