import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { BlocksFieldDiffServerComponent } from 'payload'
import type { ComponentProps } from 'react'

import type { SectionChange } from '#domain/content/section-changes.ts'

import type { FieldChange } from './describe-change.ts'
import styles from './sections-diff.module.css'

type Props = {
  changes: FieldChange[]
  i18n: ComponentProps<BlocksFieldDiffServerComponent>['i18n']
  nestingLevel: number
}

/** Fields that differ, side by side. */
export function FieldChanges({ changes, i18n, nestingLevel }: Props) {
  return changes.map((field) => (
    <FieldDiffContainer
      i18n={i18n}
      key={field.label}
      label={{ label: field.label, locale: '' }}
      nestingLevel={nestingLevel}
      {...sidesOf(field)}
    />
  ))
}

/** Both sides as Payload shows its own fields. */
function sidesOf({ before, after }: FieldChange) {
  const html = (paragraphs: string[]) => paragraphs.map((each) => `<p>${escapeDiffHTML(each)}</p>`).join('')
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(before),
    toHTML: html(after),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })

  return { From: From ?? <div />, To: To ?? <div /> }
}

const kinds: Record<SectionChange['kind'], string> = {
  added: 'Neu',
  changed: 'Geändert',
  moved: 'Verschoben',
  removed: 'Entfernt',
  same: '',
}

export function KindOfChange({ kind }: Pick<SectionChange, 'kind'>) {
  return (
    <span className={styles.kind} data-kind={kind}>
      {kinds[kind]}
    </span>
  )
}
