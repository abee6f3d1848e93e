import type { Payload } from 'payload'

import { languageKind, languagesOf } from '#domain/insight/qr/languages.ts'
import { scanDeviceOf } from '#domain/insight/qr/scan-kind.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import { gatherScans } from './jobs/gather-scans.ts'
import { openScan, type Opened } from './operations/open-scan.ts'

type Asked = {
  path: string
  batch: string | undefined
  host: string
  userAgent: string
  acceptLanguage: string | undefined
  /** Whether somebody has scanned, and no program has looked what is there. */
  counts: boolean
  now: Temporal.Instant
}

export type ScanDesk = {
  open: (asked: Asked) => Promise<Opened>
  /** Writes what is not written yet. */
  stop: () => Promise<void>
}

/** Answers printed codes: says where each leads, and counts besides. */
export function openScanDesk({ payload }: { payload: Payload }): ScanDesk {
  const counter = gatherScans({ payload })

  return {
    open: async ({ userAgent, acceptLanguage, counts, ...asked }) => {
      const languages = languagesOf(acceptLanguage)
      const opened = await openScan(payload, { ...asked, languages })
      if (counts && opened.kind === 'redirect') {
        counter.note({
          ...opened.scan,
          id: uuidV7(asked.now.epochMilliseconds),
          at: asked.now,
          device: scanDeviceOf(userAgent),
          language: languageKind(languages),
        })
      }
      return opened
    },
    stop: counter.stop,
  }
}
