'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { foreignSections, foreignSectionsProblem, sectionLabelOf } from '#domain/content/section-types.ts'
import { hasContentField, isSiteType, type SiteType, siteTypeLabels } from '#domain/content/site-types.ts'

import { jumpToField } from './jump-to-field.ts'
import styles from './panel.module.css'

const body = 'content.body'

/** Says at the type of a page which of its sections do not fit, before anybody wonders why nothing is saved. */
export function ForeignSections() {
  const { value: type, setValue } = useField<string>({ path: 'type' })
  const rows = useFormFields(([fields]) => fields[body]?.rows)
  const sections = (rows ?? []).map(({ blockType = '' }) => ({ blockType }))
  const problem = foreignSectionsProblem(type, sections)
  const fitting = useLastFitting(type, problem === null)
  if (problem === null) return null

  const foreign = foreignSections(type, sections)
  return (
    <div className={styles.foreign} role="alert">
      <p>{problem} Solange das so ist, wird nichts gespeichert.</p>
      {hasContentField(type, 'body') &&
        foreign.map((section) => (
          <button
            className={styles.jump}
            key={section}
            onClick={() => void jumpToField(`${body}.${sections.findIndex(isOf(section))}`)}
            type="button"
          >
            Zum Abschnitt „{sectionLabelOf(section)}“ springen
          </button>
        ))}
      {fitting && (
        <button className={styles.jump} onClick={() => setValue(fitting)} type="button">
          Wieder „{siteTypeLabels[fitting]}“ wählen
        </button>
      )}
    </div>
  )
}

/** The type that the page had while all of its sections fitted. */
function useLastFitting(type: unknown, doesFit: boolean): SiteType | null {
  const [last, setLast] = useState<SiteType | null>(null)
  useEffect(() => {
    if (doesFit && isSiteType(type)) setLast(type)
  }, [doesFit, type])

  return last
}

const isOf =
  (wanted: string) =>
  ({ blockType }: { blockType: string }): boolean =>
    blockType === wanted
