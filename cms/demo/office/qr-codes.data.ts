import { questionnaireHashes } from '../feedback/questionnaires.data.ts'
import type { VisitedCode } from '../past-visits.ts'

/** Where a code leads: to what is stored under a key of the demo. */
export type DemoTarget =
  | { kind: 'table'; branch: string; table: string }
  | { kind: 'branch'; branch: string }
  | { kind: 'questionnaire'; hash: string }

export type DemoCode = {
  path: string
  name: string
  /** Where it lies, and in which branch. */
  place: string
  branch: string
  target: DemoTarget
  batches: readonly { name: string; quantity: number; place: string; printedDaysAgo: number }[]
  /** The visits that begin with it; none where it leads to no shop. */
  visited?: VisitedCode
}

const summer = [5, 6, 7, 8, 9] as const

const ofTable = (table: string, name: string, months?: readonly number[]): DemoCode => {
  const path = `tisch-${table.toLowerCase()}`

  return {
    path,
    name: `Tischkarte ${name}`,
    place: months ? 'Gastgarten' : 'Stube',
    branch: 'marktplatz',
    target: { kind: 'table', branch: 'marktplatz', table },
    batches: [],
    visited: { path, shop: 'marktplatz', weight: 3, months },
  }
}

const ofBranch = (
  branch: string,
  { weight, ...code }: Pick<DemoCode, 'path' | 'name' | 'place' | 'batches'> & { weight: number },
): DemoCode => ({
  ...code,
  branch,
  target: { kind: 'branch', branch },
  visited: { path: code.path, shop: branch, weight },
})

/** What hangs and lies about: cards on tables, windows, flyers, and the slip that asks how it was. */
export const qrCodes: readonly DemoCode[] = [
  ofTable('4', 'Eckbank'),
  ofTable('5', 'Kachelofen'),
  ofTable('G1', 'Gastgarten Linde', summer),
  ofTable('G3', 'Gastgarten Brunnen', summer),
  ofBranch('marktplatz', {
    path: 'fenster',
    name: 'Aufkleber im Schaufenster',
    place: 'Schaufenster',
    weight: 4,
    batches: [],
  }),
  ofBranch('see', {
    path: 'flyer',
    name: 'Flyer Liefergebiete',
    place: 'Postwurf',
    weight: 5,
    batches: [
      { name: 'Erste Auflage', quantity: 5000, place: 'Postwurf Bregenz', printedDaysAgo: 380 },
      { name: 'Zweite Auflage', quantity: 2500, place: 'Tourismusbüro Bregenz', printedDaysAgo: 140 },
    ],
  }),
  ofBranch('see', { path: 'ufer', name: 'Plakat am Uferweg', place: 'Uferweg', weight: 3, batches: [] }),
  {
    path: 'wie-war-es',
    name: 'Bon: Wie war es bei uns?',
    place: 'Bon',
    branch: 'marktplatz',
    target: { kind: 'questionnaire', hash: questionnaireHashes.evening },
    batches: [],
  },
]
