'use client'

import { useRowLabel } from '@payloadcms/ui'

import { sectionLabelOf } from '#domain/content/section-types.ts'
import { sectionSummary } from '#domain/content/section-summary.ts'
import { type Timed, timesLabel } from '#domain/content/section-times.ts'
import { openWords } from '#domain/content/together/comment-place.ts'

import { useZoneOf } from './moment/zones.tsx'
import { useOpenComments } from './open-comments.ts'
import { useOfBrowser } from './use-of-browser.ts'

type Row = Timed & { id?: string; blockName?: string }

/** What a section is, how it begins and whether visitors see it, so that nobody has to open ten of them to find one. */
export function SectionRowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const words = data.blockName?.trim() || sectionSummary(data)
  const times = useTimesOf(data)
  const open = useOpenComments()[data.id ?? ''] ?? 0

  return (
    <span className="theke-section">
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <strong>{sectionLabelOf(String(data.blockType ?? ''))}</strong>
      {times && <span className="theke-section-times">{times}</span>}
      {open > 0 && <span className="theke-section-times">{openWords(open)}</span>}
      {words && <span>{words}</span>}
    </span>
  )
}

/** By the clock of the house. */
function useTimesOf(section: Timed): string {
  const timeZone = useZoneOf({})
  const nowMs = useOfBrowser(thisMinuteMs, null)

  return nowMs === null ? '' : timesLabel(section, { epochMilliseconds: nowMs }, timeZone)
}

const minuteMs = 60_000
const thisMinuteMs = (): number | null => Math.floor(Date.now() / minuteMs) * minuteMs
