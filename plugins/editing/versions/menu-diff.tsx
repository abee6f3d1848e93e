import type { BlocksField, BlocksFieldDiffServerComponent } from 'payload'

import { compareMenus, type ItemChange, itemsIn } from '#domain/content/menu-changes.ts'

import { type Blocks, describeChange } from './describe-change.ts'
import { FieldChanges, KindOfChange } from './field-changes.tsx'
import { readNames } from './read-names.ts'
import styles from './sections-diff.module.css'

/** What happened to the entries of a menu. Payload compares them by their place, so that one more changes all. */
export const MenuDiff: BlocksFieldDiffServerComponent = async ({
  comparisonValue,
  versionValue,
  field,
  i18n,
  nestingLevel = 0,
  req,
}) => {
  const changes = compareMenus(itemsIn(comparisonValue), itemsIn(versionValue))
  const entries = entriesOf(field)
  const told = changes.filter(({ kind }) => kind !== 'same')
  const nameOf = await readNames(req, told, entries)
  const still = changes.length - told.length

  return (
    <div className={styles.sections}>
      <strong>Menüpunkte</strong>
      {told.map((change) => (
        <section className={styles.section} key={String((change.after ?? change.before)?.id)}>
          <header className={styles.change}>
            <EntryHeading change={change} />
          </header>
          <FieldChanges
            changes={describeChange(change, entries, nameOf)}
            i18n={i18n}
            nestingLevel={nestingLevel}
          />
        </section>
      ))}
      {still > 0 && (
        <p className={styles.still}>{still === 1 ? 'Ein Menüpunkt' : `${still} Menüpunkte`} unverändert.</p>
      )}
    </div>
  )
}

/** What lies below an entry is told by itself. */
const entriesOf = ({ blocks }: BlocksField): Blocks =>
  Object.fromEntries(blocks.map(({ slug, fields }) => [slug, { fields }]))

function EntryHeading({
  change: { kind, before, after, from, to, under, wasUnder },
}: {
  change: ItemChange
}) {
  const label = (after ?? before)?.label
  const place = kind === 'removed' ? wasUnder : under

  return (
    <h3 className={styles.heading}>
      <KindOfChange kind={kind} />
      {String(to || from).padStart(2, '0')}{' '}
      {typeof label === 'string' && label ? label : 'Noch ohne Beschriftung'}
      {place && <span className={styles.words}>unter „{place}“</span>}
      {kind === 'moved' && (
        <span className={styles.words}>
          vorher {wasUnder !== under && (wasUnder ? `unter „${wasUnder}“ ` : 'ganz oben ')}an Stelle {from}
        </span>
      )}
    </h3>
  )
}
