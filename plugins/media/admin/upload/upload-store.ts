import { unsendable } from '#domain/content/media/sendable-file.ts'
import {
  nextAt,
  queueAfter,
  toBegin,
  type Upload,
  type UploadEvent,
} from '#domain/content/media/upload-queue.ts'

import type { Sent } from './send-file.ts'
import { type KeptFile, sendMedium } from './send-medium.ts'

/**
 * Files on their way. They outlast the view: whoever goes on within the panel finds them still going when they come
 * back, and the browser asks before the panel itself is left.
 */
class UploadStore {
  private uploads: readonly Upload[] = []
  private count = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly files = new Map<string, KeptFile>()
  private readonly listeners = new Set<() => void>()

  readonly queue = (): readonly Upload[] => this.uploads

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)

    return () => this.listeners.delete(listener)
  }

  add(
    chosen: readonly File[],
    { folder, mayAddFiles }: { folder: string | null; mayAddFiles: boolean },
  ): void {
    const files = chosen.map((file) => {
      this.count += 1
      const key = String(this.count)
      this.files.set(key, { file, folder })

      return { key, name: file.name, bytes: file.size, problem: unsendable(file, mayAddFiles) }
    })
    this.change({ type: 'add', files })
  }

  /** What somebody decides about one of them. */
  change(event: UploadEvent): void {
    this.tell(event)
    this.go()
  }

  private tell(event: UploadEvent): void {
    this.uploads = queueAfter(this.uploads, event)
    const wanted = new Set(this.uploads.filter(({ state }) => state !== 'done').map(({ key }) => key))
    for (const key of this.files.keys()) if (!wanted.has(key)) this.files.delete(key)
    for (const listener of this.listeners) listener()
  }

  private go(): void {
    const now = Date.now()
    for (const key of toBegin(this.uploads, now)) void this.send(key)
    clearTimeout(this.timer)
    const next = nextAt(this.uploads, now)
    if (next !== null) this.timer = setTimeout(() => this.go(), next - now)
    askBeforeLeaving(this.uploads.some(({ state }) => state === 'waiting' || state === 'sending'))
  }

  private async send(key: string): Promise<void> {
    const kept = this.files.get(key)
    const isAnyway = this.uploads.some((upload) => upload.key === key && upload.isAnyway)
    if (!kept) return
    this.tell({ type: 'begin', key })
    const sent = await sendMedium(kept, isAnyway, (share) => this.tell({ type: 'progress', key, share }))
    this.change(eventOf(key, sent))
  }
}

export const uploads = new UploadStore()

function eventOf(key: string, sent: Sent): UploadEvent {
  switch (sent.kind) {
    case 'done':
      return { type: 'done', key, id: sent.id }
    case 'known':
      return { type: 'known', key, known: sent.known }
    case 'later':
      return { type: 'postpone', key, notBefore: Date.now() + sent.seconds * 1000 }
    case 'failed':
      return { type: 'failed', key, reason: sent.reason }
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

function askBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
