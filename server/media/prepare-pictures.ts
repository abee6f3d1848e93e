import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { mediaVersion } from '#collections/shared/media-version.ts'
import { variantName, variantsAhead } from '#domain/content/picture-variants.ts'
import { GaveUp } from '#kernel/apart/gave-up.ts'
import type { Worker, Working } from '#kernel/workers/worker.ts'
import {
  failPicture,
  finishPicture,
  type HeldPicture,
  holdPicture,
  keepPicture,
  letPictureGo,
  type PictureFailure,
  postponePicture,
  setPictureAside,
} from '#plugins/files/files.port.ts'

import { ensureVariant } from './ensure-variant.ts'
import { recordOf } from './payload-media-source.ts'
import { UnreadableFile } from './unreadable-file.ts'
import type { VariantStore } from './variant-store.ts'

type Place = { mediaFolder: string; variants: VariantStore }
type Outcome = 'done' | 'postponed' | 'interrupted' | 'no-room' | PictureFailure

/** Whoever opens the shop first after a start has the machine for himself. */
const quietAfterStartMs = 15_000
/** A rest after each variant, as long as it took, so that at most half of a processor is at it. */
const longestRestMs = 2000
/** A picture that ended its process each time shall not do so for ever. */
const mostAttempts = 8

/** Makes what pages may ask of pictures before anybody does, one variant after the other, those of the newest first. */
export function picturePreparer(place: Place, quietMs = quietAfterStartMs): Worker {
  const begun = { isQuiet: true }

  return {
    name: 'picture-variants',
    // For what was begun in vain, and what the staff wants tried again.
    everySeconds: 20,
    wokenBy: 'images',
    load: async () => async (working) => {
      if (begun.isQuiet) await pause(quietMs, working.ending)
      begun.isQuiet = false
      return preparePictures(working, place)
    },
  }
}

/** Answers how many pictures were dealt with. */
export async function preparePictures(
  { payload, ending }: Pick<Working, 'payload' | 'ending'>,
  place: Place,
): Promise<number> {
  const { pool } = payload.db
  let dealtWith = 0
  while (!ending.aborted && (await place.variants.hasRoomAhead())) {
    const held = await holdPicture(pool)
    if (!held) break
    if (await isRenamed(payload, held)) continue
    dealtWith += 1
    const outcome = await prepare({ payload, ending }, held, place)
    await noteOutcome(pool, held, outcome)
    // The next one would find none either.
    if (outcome === 'no-room') break
  }

  return dealtWith
}

function noteOutcome(pool: Pool, held: HeldPicture, outcome: Outcome): Promise<boolean> {
  switch (outcome) {
    case 'done':
      return finishPicture(pool, held)
    case 'interrupted':
      return letPictureGo(pool, held)
    case 'no-room':
      return setPictureAside(pool, held)
    case 'postponed':
      return postponePicture(pool, held)
    case 'unreadable':
    case 'too-complex':
    case 'given-up':
      return failPicture(pool, held, outcome)
  }
}

/** Settings of the encoders are part of a version, so pictures from before get another one. */
async function isRenamed(payload: Payload, held: HeldPicture): Promise<boolean> {
  const { id, checksum, focalX, focalY } = held
  if (checksum === null) return false
  const version = mediaVersion(checksum, { x: focalX, y: focalY })
  if (version === held.version) return false

  await payload.db.updateOne({ collection: 'images', id, data: { version } })
  return true
}

type Within = Pick<Working, 'payload' | 'ending'>

async function prepare(within: Within, held: HeldPicture, place: Place): Promise<Outcome> {
  if (held.attempts > mostAttempts) return 'given-up'
  try {
    return await makeAll(within, held, place)
  } catch (error) {
    if (!(error instanceof GaveUp) || !error.isOfFile) {
      const err = error instanceof UnreadableFile ? error.cause : error
      within.payload.logger.warn({ err, id: held.id }, 'Sizes of a picture could not be made')
    }
    if (error instanceof UnreadableFile) return 'unreadable'
    // Late is whoever works behind everybody else; tried too often it is given up all the same.
    return error instanceof GaveUp && error.reason === 'ended' ? 'too-complex' : 'postponed'
  }
}

async function makeAll(
  { payload, ending }: Within,
  held: HeldPicture,
  { mediaFolder, variants }: Place,
): Promise<Outcome> {
  const record = recordOf(held)
  if (!record) return 'unreadable'
  const original = join(mediaFolder, 'images', basename(held.filename))
  const planned = variantsAhead({ mimeType: record.mimeType, width: held.width })
  if (planned.length > 0 && !(await isThere(original))) return 'unreadable'

  for (const variant of planned) {
    if (await variants.has(variantName(record, variant))) continue
    const since = performance.now()
    const making = ensureVariant({ record, original, variants }, variant, { lane: 'ahead', insistent: true })
    const made = await unlessEnding(making, ending)
    if (!made) return 'interrupted'
    // What is not kept was made in vain.
    if ('body' in made) return 'no-room'
    // It has changed meanwhile, or somebody else goes on.
    if (!(await keepPicture(payload.db.pool, held))) return 'interrupted'
    await pause(Math.min(performance.now() - since, longestRestMs), ending)
  }

  return 'done'
}

/** Throws while nobody can tell: a folder that is not there for a moment has not lost its pictures. */
async function isThere(original: string): Promise<boolean> {
  try {
    await stat(original)
    return true
  } catch (err) {
    const others = await readdir(dirname(original))
    if (others.length === 0) throw new Error('The folder of pictures is empty', { cause: err })
    return false
  }
}

/** Who shuts down does not wait for an encoder, which ends with its parent. */
async function unlessEnding<Made>(making: Promise<Made>, ending: AbortSignal): Promise<Made | null> {
  making.catch(() => undefined)
  const over = new AbortController()
  try {
    return await Promise.race([making, untilEnding(AbortSignal.any([ending, over.signal]))])
  } finally {
    over.abort()
  }
}

const untilEnding = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })

/** Until it is over, or the process is to end. */
const pause = (milliseconds: number, ending: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal: ending }).catch(() => undefined)
