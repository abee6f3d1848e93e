import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { BlocksFieldDiffServerComponent } from 'payload'

import { sectionLabelOf } from '#domain/content/section-types.ts'
import { compareSections, type SectionChange } from '#domain/content/section-changes.ts'
import { sectionSummary } from '#domain/content/section-summary.ts'

import { describeChange, type FieldChange } from './describe-change.ts'
import { readNames } from './read-names.ts'
import styles from './sections-diff.module.css'

/** What happened to the sections of a page. Payload compares them by their place, so that one more changes all. */
export const SectionsDiff: BlocksFieldDiffServerComponent = async ({
  comparisonValue,
  versionValue,
  i18n,
  nestingLevel = 0,
  req,
}) => {
  const changes = compareSections(sectionsIn(comparisonValue), sectionsIn(versionValue))
  const told = changes.filter(({ kind }) => kind !== 'same')
  const nameOf = await readNames(req, told)
  const still = changes.length - told.length

  return (
    <div className={styles.sections}>
      <strong>Abschnitte</strong>
      {told.map((change) => (
        <section className={styles.section} key={`${change.from} ${change.to}`}>
          <ChangeHeading change={change} />
          {describeChange(change, req.payload.blocks, nameOf).map((field) => (
            <FieldDiffContainer
              i18n={i18n}
              key={field.label}
              label={{ label: field.label, locale: '' }}
              nestingLevel={nestingLevel}
              {...sidesOf(field)}
            />
          ))}
        </section>
      ))}
      {still > 0 && (
        <p className={styles.still}>{still === 1 ? 'Ein Abschnitt' : `${still} Abschnitte`} unverändert.</p>
      )}
    </div>
  )
}

const kinds: Record<SectionChange['kind'], string> = {
  added: 'Neu',
  changed: 'Geändert',
  moved: 'Verschoben',
  removed: 'Entfernt',
  same: '',
}

function ChangeHeading({ change: { kind, before, after, from, to } }: { change: SectionChange }) {
  const section = after ?? before
  const words = sectionSummary(section)

  return (
    <h3 className={styles.heading}>
      <span className={styles.kind} data-kind={kind}>
        {kinds[kind]}
      </span>
      {String(to || from).padStart(2, '0')} {sectionLabelOf(String(section?.blockType))}
      {words && <span className={styles.words}>{words}</span>}
      {kind === 'moved' && <span className={styles.words}>vorher an Stelle {from}</span>}
    </h3>
  )
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

/** What is stored as a list of sections, whatever it is. */
function sectionsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []
}
