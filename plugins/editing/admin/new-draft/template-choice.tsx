'use client'

import { useId } from 'react'

import { SectionSketches } from '#collections/shared/admin/section-sketches.tsx'
import type { OfferedTemplate } from '#domain/content/page-templates.ts'
import { isSiteType, siteTypeLabels } from '#domain/content/site-types.ts'

import styles from './template-choice.module.css'

type Props = {
  templates: readonly OfferedTemplate[]
  chosen: string
  onChoose: (template: OfferedTemplate | null) => void
}

/** What the new page begins with: nothing, or the sections of a template. */
export function TemplateChoice({ templates, chosen, onChoose }: Props) {
  const id = useId()

  return (
    <fieldset className={styles.choice}>
      <legend>Vorlage</legend>
      <div className={styles.cards}>
        <label className={styles.card}>
          <input type="radio" name={id} checked={chosen === ''} onChange={() => onChoose(null)} />
          <SectionSketches types={[]} />
          <strong>Leere Seite</strong>
        </label>
        {templates.map((template) => (
          <label className={styles.card} key={template.id}>
            <input
              type="radio"
              name={id}
              checked={template.id === chosen}
              onChange={() => onChoose(template)}
            />
            <SectionSketches types={template.sections} />
            <strong>{template.name}</strong>
            {template.description && <span>{template.description}</span>}
            <span>{isSiteType(template.type) ? siteTypeLabels[template.type] : ''}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
