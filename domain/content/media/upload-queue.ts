import type { MediaCollection } from './media-terms.ts'

/** What is there already with the same content. */
export type KnownMedium = { collection: MediaCollection; id: string; title: string | null }

type State =
  | { state: 'waiting' /** Not before, in milliseconds of the clock. */; notBefore: number }
  | { state: 'sending' /** What has left already, from 0 to 1. */; share: number }
  | { state: 'done'; id: string }
  | { state: 'known'; known: KnownMedium }
  | { state: 'failed'; reason: string }

/** A file on its way; `isAnyway` for one that is wanted although it is there already. */
export type Upload = { key: string; name: string; bytes: number; isAnyway: boolean } & State

export type UploadEvent =
  | { type: 'add'; files: readonly { key: string; name: string; bytes: number; problem: string | null }[] }
  | { type: 'begin' | 'retry' | 'anyway' | 'forget'; key: string }
  | { type: 'progress'; key: string; share: number }
  | { type: 'done'; key: string; id: string }
  | { type: 'known'; key: string; known: KnownMedium }
  | { type: 'failed'; key: string; reason: string }
  | { type: 'postpone'; key: string; notBefore: number }
  | { type: 'clear' }

/** What becomes of the files by what happens to one of them; the others stay as they are. */
export function queueAfter(queue: readonly Upload[], event: UploadEvent): Upload[] {
  if (event.type === 'add') return [...queue, ...event.files.map(begun)]
  if (event.type === 'clear') return queue.filter(({ state }) => state !== 'done')
  if (event.type === 'forget') return queue.filter(({ key }) => key !== event.key)

  return queue.map((upload) => (upload.key === event.key ? after(upload, event) : upload))
}

type OfOne = Exclude<UploadEvent, { type: 'add' | 'clear' }>

function begun({
  problem,
  ...file
}: {
  key: string
  name: string
  bytes: number
  problem: string | null
}): Upload {
  const base = { ...file, isAnyway: false }

  return problem === null
    ? { ...base, state: 'waiting', notBefore: 0 }
    : { ...base, state: 'failed', reason: problem }
}

function after({ key, name, bytes, isAnyway }: Upload, event: OfOne): Upload {
  const file = { key, name, bytes, isAnyway }
  switch (event.type) {
    case 'begin':
      return { ...file, state: 'sending', share: 0 }
    case 'progress':
      return { ...file, state: 'sending', share: event.share }
    case 'done':
      return { ...file, state: 'done', id: event.id }
    case 'known':
      return { ...file, state: 'known', known: event.known }
    case 'failed':
      return { ...file, state: 'failed', reason: event.reason }
    case 'postpone':
      return { ...file, state: 'waiting', notBefore: event.notBefore }
    case 'anyway':
      return { ...file, isAnyway: true, state: 'waiting', notBefore: 0 }
    case 'retry':
    case 'forget':
      return { ...file, state: 'waiting', notBefore: 0 }
  }
}

/** More at once take the line from each other, and from whoever works beside it. */
export const mostAtOnce = 3

/** Which files are sent now, in the order in which they came. */
export function toBegin(queue: readonly Upload[], now: number): string[] {
  const free = mostAtOnce - queue.filter(({ state }) => state === 'sending').length
  const ready = queue.filter((upload) => upload.state === 'waiting' && upload.notBefore <= now)

  return ready.slice(0, Math.max(0, free)).map(({ key }) => key)
}

/** When the next file may go that is still told to wait; null where none is. */
export function nextAt(queue: readonly Upload[], now: number): number | null {
  const times = queue.flatMap((upload) =>
    upload.state === 'waiting' && upload.notBefore > now ? [upload.notBefore] : [],
  )

  return times.length > 0 ? Math.min(...times) : null
}

export type UploadTotals = {
  count: number
  done: number
  failed: number
  known: number
  open: number
  share: number
}

/** How far all of them are, by their bytes; whatever will not be sent is behind us. */
export function totalsOf(queue: readonly Upload[]): UploadTotals {
  const count = (wanted: Upload['state']) => queue.filter(({ state }) => state === wanted).length
  const bytes = queue.reduce((sum, upload) => sum + upload.bytes, 0)
  const sent = queue.reduce((sum, upload) => sum + upload.bytes * shareOf(upload), 0)

  return {
    count: queue.length,
    done: count('done'),
    failed: count('failed'),
    known: count('known'),
    open: count('waiting') + count('sending'),
    share: bytes === 0 ? 1 : sent / bytes,
  }
}

function shareOf(upload: Upload): number {
  if (upload.state === 'sending') return upload.share

  return upload.state === 'waiting' ? 0 : 1
}

/** What is said of all of them, in one line. */
export function totalsWords({ count, done, failed, known, open }: UploadTotals): string {
  const parts = [
    open > 0
      ? `${done} von ${count} ${count === 1 ? 'Datei' : 'Dateien'} hochgeladen`
      : `${done} hochgeladen`,
    ...(known > 0 ? [`${known} gibt es schon`] : []),
    ...(failed > 0 ? [`${failed} fehlgeschlagen`] : []),
  ]

  return parts.join(', ')
}
