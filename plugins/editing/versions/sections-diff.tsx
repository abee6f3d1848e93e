import type { BlocksFieldDiffServerComponent } from 'payload'

import { sectionLabelOf } from '#domain/content/section-types.ts'
import { compareSections, type SectionChange } from '#domain/content/section-changes.ts'
import { sectionSummary } from '#domain/content/section-summary.ts'

import { rightTo } from '#kernel/access/rights.ts'

import { BringBackButton } from './bring-back-button.tsx'
import { describeChange } from './describe-change.ts'
import { FieldChanges, KindOfChange } from './field-changes.tsx'
import { readNames } from './read-names.ts'
import { readSectionsInDraft } from './read-sections-in-draft.ts'
import styles from './sections-diff.module.css'

/** What happened to the sections of a page. Payload compares them by their place, so that one more changes all. */
export const SectionsDiff: BlocksFieldDiffServerComponent = async ({
  comparisonValue,
  versionValue,
  i18n,
  nestingLevel = 0,
  field: { name },
  req,
}) => {
  const changes = compareSections(sectionsIn(comparisonValue), sectionsIn(versionValue))
  const told = changes.filter(({ kind }) => kind !== 'same')
  const nameOf = await readNames(req, told)
  const still = changes.length - told.length
  const mayEdit = name === ofPages && Boolean(await rightTo(req, 'update', 'sites'))
  const inDraft = mayEdit ? await readSectionsInDraft(req) : new Set<string>()

  return (
    <div className={styles.sections}>
      <strong>Abschnitte</strong>
      {told.map((change) => (
        <section className={styles.section} key={`${change.from} ${change.to}`}>
          <ChangeHeading change={change} mayBringBack={mayEdit && !isInDraft(change, inDraft)} />
          <FieldChanges
            changes={describeChange(change, req.payload.blocks, nameOf)}
            i18n={i18n}
            nestingLevel={nestingLevel}
          />
        </section>
      ))}
      {still > 0 && (
        <p className={styles.still}>{still === 1 ? 'Ein Abschnitt' : `${still} Abschnitte`} unverändert.</p>
      )}
    </div>
  )
}

/** Pieces are short, and brought back as a whole. */
const ofPages = 'body'

/** What stands so in the draft already cannot be brought there; what is gone can. */
const isInDraft = ({ after }: SectionChange, inDraft: ReadonlySet<string>): boolean =>
  typeof after?.id === 'string' && inDraft.has(after.id)

type ChangeHeadingProps = { change: SectionChange; mayBringBack: boolean }

function ChangeHeading({ change: { kind, before, after, from, to }, mayBringBack }: ChangeHeadingProps) {
  const section = after ?? before
  const id = typeof section?.id === 'string' ? section.id : ''
  const words = sectionSummary(section)

  return (
    <header className={styles.change}>
      <h3 className={styles.heading}>
        <KindOfChange kind={kind} />
        {String(to || from).padStart(2, '0')} {sectionLabelOf(String(section?.blockType))}
        {words && <span className={styles.words}>{words}</span>}
        {kind === 'moved' && <span className={styles.words}>vorher an Stelle {from}</span>}
      </h3>
      {mayBringBack && id && (
        <BringBackButton section={id} name={sectionLabelOf(String(section?.blockType))} />
      )}
    </header>
  )
}

/** What is stored as a list of sections, whatever it is. */
function sectionsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []
}
