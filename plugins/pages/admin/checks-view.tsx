'use client'

import { isMeant, type SiteCheckGroup, siteCheckGroups } from '#domain/content/pages/site-checks.ts'
import type { SiteFinding } from '#domain/content/pages/site-checks.contract.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import styles from './checks-view.module.css'
import { readSiteChecks } from './deeds.ts'

type Row = SiteFinding & { brand: string }

const groups = Object.keys(siteCheckGroups) as SiteCheckGroup[] // the keys of an object that nobody extends
/** A link that leads away is no fault, and not counted as one. */
const isFault = ({ group }: SiteFinding) => group !== 'elsewhere'
const chosen = 'was'
/** Groups and the search narrow the list, each in its own way. */
const noFilters: kit.Filter[] = []

/** What should be looked at on all pages of the house, each row leading to its place. */
export function ChecksView({ home, timeZone }: DeskViewProps) {
  const checks = kit.useLoaded('checks', (signal) => readSiteChecks(fetch, { signal }))
  const { params, change } = kit.useUrl()
  const filters = kit.useFilters(noFilters)
  const group = groups.find((each) => each === params.get(chosen)) ?? null

  return (
    <kit.PageFrame
      title="Website prüfen"
      description="Alle Seiten, wie sie zuletzt geschrieben wurden, auch Entwürfe. Links nach außen werden gezeigt und nicht aufgerufen."
      timeZone={timeZone}
      actions={<kit.Action onClick={checks.reload}>Neu prüfen</kit.Action>}
    >
      <kit.LoadedView of={checks}>
        {({ brands, findings, pageCount }) => {
          const names = new Map(brands.map(({ id, name }) => [id, name]))
          const rows = findings
            .filter((each) => isMeant(each, filters.search))
            .map((each) => ({ ...each, brand: names.get(each.division) ?? '' }))
          const shown = rows.filter((row) => (group ? row.group === group : isFault(row)))
          return (
            <>
              <kit.Toolbar filters={filters} searched="Seite oder Hinweis" />
              <Groups {...{ rows, group }} onChoose={(to) => change({ [chosen]: to })} />
              <kit.DataTable
                name="website-pruefen"
                label={group ? siteCheckGroups[group] : 'Hinweise'}
                empty={filters.search ? nothingMeant : emptyWords(group, pageCount)}
                columns={columnsTo(home)}
                rows={shown}
                idOf={idOf}
                timeZone={timeZone}
                onOpen={(row) => window.location.assign(placeOf(home, row))}
              />
            </>
          )
        }}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}

type GroupsProps = {
  rows: readonly Row[]
  group: SiteCheckGroup | null
  onChoose: (group: SiteCheckGroup | null) => void
}

const Groups = ({ rows, group, onChoose }: GroupsProps) => (
  <div className={styles.groups} role="group" aria-label="Was gezeigt wird">
    <Choice
      label="Alle Hinweise"
      count={rows.filter(isFault).length}
      isChosen={group === null}
      onChoose={() => onChoose(null)}
    />
    {groups.map((each) => (
      <Choice
        key={each}
        label={siteCheckGroups[each]}
        count={rows.filter((row) => row.group === each).length}
        isChosen={each === group}
        onChoose={() => onChoose(each)}
      />
    ))}
  </div>
)

type ChoiceProps = { label: string; count: number; isChosen: boolean; onChoose: () => void }

const Choice = ({ label, count, isChosen, onChoose }: ChoiceProps) => (
  <kit.Action aria-pressed={isChosen} className={styles.choice ?? ''} onClick={onChoose}>
    {label} <strong>{count}</strong>
  </kit.Action>
)

const placeOf = (home: string, { page, at }: SiteFinding): string =>
  `${home}/collections/sites/${page}${at ? `?feld=${at}` : ''}`

const idOf = ({ page, at, message }: Row) => `${page} ${at} ${message}`

const nothingMeant = 'Dazu gibt es keinen Hinweis.'

function emptyWords(group: SiteCheckGroup | null, pageCount: number): string {
  if (group === 'elsewhere') return 'Keine Seite führt nach außen.'

  return pageCount === 1
    ? 'Eine Seite geprüft, alles in Ordnung.'
    : `${pageCount} Seiten geprüft, alles in Ordnung.`
}

/** Made once for each home, for its identity counts. */
const columnsByHome = new Map<string, kit.Column<Row>[]>()

function columnsTo(home: string): kit.Column<Row>[] {
  const known = columnsByHome.get(home) ?? [
    {
      name: 'hinweis',
      title: 'Hinweis',
      value: ({ message }) => message,
      cell: (row) => (
        <a className={styles.place} href={placeOf(home, row)}>
          {row.message}
        </a>
      ),
      width: 'minmax(18rem, 3fr)',
      wraps: true,
    },
    { name: 'seite', title: 'Seite', value: ({ name }) => name, width: 'minmax(10rem, 1fr)' },
    { name: 'was', title: 'Was', value: ({ group }) => siteCheckGroups[group], width: 'minmax(10rem, 1fr)' },
    { name: 'organisation', title: 'Organisation', value: ({ brand }) => brand, width: 'minmax(9rem, 1fr)' },
  ]
  columnsByHome.set(home, known)

  return known
}
