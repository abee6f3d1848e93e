'use client'

import { useRowLabel } from '@payloadcms/ui'

import { sectionLabelOf } from '#domain/content/section-types.ts'
import { sectionSummary } from '#domain/content/section-summary.ts'

/** What a section is and how it begins, so that nobody has to open ten of them to find one. */
export function SectionRowLabel() {
  const { data, rowNumber } = useRowLabel<{ blockType?: string; blockName?: string }>()
  const words = data.blockName?.trim() || sectionSummary(data)

  return (
    <span className="theke-section">
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <strong>{sectionLabelOf(data.blockType ?? '')}</strong>
      {words && <span>{words}</span>}
    </span>
  )
}
