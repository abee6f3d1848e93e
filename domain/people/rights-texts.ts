import { devicePurposeLabels } from '../operations/devices.ts'
import { devicePurposesOf } from './rights/device-purposes.data.ts'
import { type Asker, askerLabels, askers, type Deed, deeds, grantLabels, type RightsRow } from './rights.ts'

export const deedLabels: Record<Deed, string> = {
  create: 'anlegen',
  read: 'lesen',
  update: 'ändern',
  delete: 'löschen',
}

type Rows = Readonly<Record<Asker, RightsRow>>

/** Who may do something with the records of a collection, as "Alle: sichtbare; Administration: alle". */
export function rightsSentence(rows: Rows, deed: Deed): string {
  const named = askers.filter((asker) => rows[asker][deed] !== 'none')
  if (rows.anyone[deed] === 'all') return askerLabels.anyone

  return (
    named.map((asker) => `${askerLabels[asker]}: ${grantLabels[rows[asker][deed]]}`).join('; ') || 'Niemand'
  )
}

/** The whole table as Markdown: a section per collection, a line per asker, a column per deed. */
export function rightsPage(rights: Readonly<Record<string, Rows>>): string {
  const sections = Object.entries(rights).map(([slug, rows]) =>
    [`## ${slug}`, '', table(rows), ...purposesOf(slug)].join('\n'),
  )

  return [
    '# Rechte',
    '',
    'Erzeugt von `npm run generate` aus `domain/people/rights/`. Wer mehrere Rollen hat, darf, was eine von',
    'ihnen darf; „Alle“ gilt auch für Angemeldete und Geräte.',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n')
}

function purposesOf(slug: string): string[] {
  const purposes = devicePurposesOf[slug]?.map((purpose) => devicePurposeLabels[purpose])

  return purposes ? ['', `Geräte nur mit dem Zweck: ${purposes.join(', ')}.`] : []
}

function table(rows: Rows): string {
  const head = ['Rolle', ...deeds.map((deed) => deedLabels[deed])]
  const lines = askers.map((asker) => [
    askerLabels[asker],
    ...deeds.map((deed) => grantLabels[rows[asker][deed]]),
  ])

  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
