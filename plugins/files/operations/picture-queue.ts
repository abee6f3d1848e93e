import type { Pool } from 'pg'

import { planVersion } from '#domain/content/picture-variants.ts'

/** A picture of which variants are to be made, held for a while; `attempts` fences off whoever held it before. */
export type HeldPicture = {
  id: string
  version: string
  extension: string
  filename: string
  mimeType: string | null
  width: number | null
  height: number | null
  checksum: string | null
  focalX: number
  focalY: number
  /** The version and the plan that the variants are made of. */
  madeOf: string
  attempts: number
}

/** Why nothing was made of a picture, in the words of the code that is stored. */
export type PictureFailure = 'unreadable' | 'too-complex' | 'given-up'

/** Longer than one variant takes; whoever goes on says so by `keepPicture`. */
const leaseSeconds = 180
const firstPauseSeconds = 30
const longestPauseSeconds = 3600
const fullDiskPauseSeconds = 300

/** What a picture would have to be made of now. A newer version or plan asks for it anew. */
const wanted = `images.version || '.${planVersion}'`
const isOpen = 'ahead.done_at is null and ahead.failed_at is null and ahead.available_at <= now()'

/**
 * Takes the picture changed last of which variants are missing, if nobody else holds it. That they are missing is
 * said by the picture itself: a version of which nobody has noted that all is made. So nothing has to be promised when a
 * picture comes, and whatever was begun by a process that ended is open again.
 */
export async function holdPicture(pool: Pool): Promise<HeldPicture | undefined> {
  const { rows } = await pool.query<HeldPicture>(
    `with due as (
       select images.id, ${wanted} as made_of
         from images left join image_variants as ahead on ahead.image_id = images.id
        where images.version is not null and images.filename is not null
          and (ahead.image_id is null or ahead.made_of <> ${wanted} or (${isOpen}))
        order by images.updated_at desc, images.id
        limit 1
        for no key update of images skip locked
     ), held as (
       insert into image_variants as ahead (image_id, made_of, attempts, available_at)
       select id, made_of, 1, now() + make_interval(secs => $1) from due
       on conflict (image_id) do update
          set attempts = case when ahead.made_of = excluded.made_of then ahead.attempts else 0 end + 1,
              made_of = excluded.made_of, available_at = excluded.available_at,
              done_at = null, failed_at = null, failure = null
        where ahead.made_of <> excluded.made_of or (${isOpen})
       returning image_id, made_of, attempts
     )
     select images.id, version, extension, filename, mime_type as "mimeType", checksum,
            width::float8 as width, height::float8 as height,
            coalesce(focal_x, 50)::float8 as "focalX", coalesce(focal_y, 50)::float8 as "focalY",
            held.made_of as "madeOf", held.attempts
       from held join images on images.id = held.image_id`,
    [leaseSeconds],
  )

  return rows[0]
}

/** Holds it on; false if it was changed or taken meanwhile. */
export const keepPicture = (pool: Pool, held: HeldPicture): Promise<boolean> =>
  note(pool, held, 'available_at = now() + make_interval(secs => $4)', leaseSeconds)

export const finishPicture = (pool: Pool, held: HeldPicture): Promise<boolean> =>
  note(pool, held, 'done_at = now()')

/** Left alone from now on, until somebody of the staff asks for it or it changes. */
export const failPicture = (pool: Pool, held: HeldPicture, failure: PictureFailure): Promise<boolean> =>
  note(pool, held, 'failed_at = now(), failure = $4', failure)

/** What went wrong around it is tried again, each time twice as late. */
export const postponePicture = (pool: Pool, held: HeldPicture): Promise<boolean> =>
  note(
    pool,
    held,
    'available_at = now() + make_interval(secs => $4)',
    Math.min(firstPauseSeconds * 2 ** (held.attempts - 1), longestPauseSeconds),
  )

/** While the disk is full, which says nothing of the picture. */
export const setPictureAside = (pool: Pool, held: HeldPicture): Promise<boolean> =>
  note(
    pool,
    held,
    'available_at = now() + make_interval(secs => $4), attempts = attempts - 1',
    fullDiskPauseSeconds,
  )

/** As if it had not been taken: whoever held it ends, and has done nothing wrong. */
export const letPictureGo = (pool: Pool, held: HeldPicture): Promise<boolean> =>
  note(pool, held, 'available_at = now(), attempts = attempts - 1')

async function note(pool: Pool, held: HeldPicture, change: string, ...values: unknown[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update image_variants set ${change}
      where image_id = $1 and made_of = $2 and attempts = $3 and done_at is null and failed_at is null`,
    [held.id, held.madeOf, held.attempts, ...values],
  )

  return rowCount === 1
}

/** What is noted of a picture as it is now: null where nobody has begun. */
export async function findProgress(
  pool: Pool,
  id: string,
): Promise<{ isDone: boolean; failure: PictureFailure | null } | null> {
  const { rows } = await pool.query<{ isDone: boolean; failure: PictureFailure | null }>(
    `select ahead.done_at is not null as "isDone", ahead.failure
       from images join image_variants as ahead on ahead.image_id = images.id and ahead.made_of = ${wanted}
      where images.id = $1`,
    [id],
  )

  return rows[0] ?? null
}

/** Has what failed be tried once more. */
export async function retryPicture(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from image_variants where image_id = $1 and failed_at is not null', [id])
}
