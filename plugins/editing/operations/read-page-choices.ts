import type { PayloadRequest, Where } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { ownedBy, readDivisions } from '#collections/shared/divisions.ts'
import { shownToVisitors } from '#collections/shared/drafts.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import { type ChosenPage, mostChosen, type PageChoice } from '#domain/content/page-choices.contract.ts'
import { choiceProblem } from '#domain/content/page-choices.ts'

import { placeOf } from '../preview-address.ts'

type Asked = {
  division?: string | undefined
  type?: string | undefined
  search?: string | undefined
  chosen?: string | undefined
}

/** As many as somebody looks through; whoever has more types what they look for. */
const mostOffered = 100

const shown = { name: true, path: true, type: true, division: true } as const

/** The pages that visitors of a division reach, and the chosen ones, whatever became of them. */
export async function readPageChoices(
  req: PayloadRequest,
  { division, type, search, chosen }: Asked,
): Promise<{ pages: PageChoice[]; chosen: ChosenPage[] }> {
  const divisions = await readDivisions(req)
  const asking = division === undefined ? undefined : divisionIn(divisions, division)
  const ids = (chosen ?? '').split(',').filter(isUuid).slice(0, mostChosen)
  const [offered, stored] = await Promise.all([
    findRecords(asUser(req), 'sites', {
      where: { and: [shownToVisitors, ...whose(asking), ...ofType(type), ...named(search)] },
      select: shown,
      sort: 'name',
      limit: mostOffered,
    }),
    ids.length === 0
      ? []
      : findRecords(asUser(req), 'sites', {
          where: { id: { in: ids } },
          select: { ...shown, isPublic: true, _status: true },
        }),
  ])
  const choiceOf = (page: Page) => toChoice(page, divisions)

  return {
    pages: offered.map(choiceOf),
    chosen: ids.map((id) => {
      const page = stored.find((each) => each.id === id)
      const isOwn = asking === undefined || divisionIn(divisions, page?.division)?.id === asking?.id
      const problem = choiceProblem(page, isOwn)
      return { ...(page ? choiceOf(page) : { id, name: 'Unbekannte Seite', href: '', brand: '' }), problem }
    }),
  }
}

type Page = { id: string; name?: string | null; path?: string | null; type: string; division?: unknown }

function toChoice(page: Page, divisions: readonly Division[]): PageChoice {
  const { id, name } = page

  return {
    id,
    name: name ?? '',
    href: placeOf(page),
    brand: divisionIn(divisions, page.division)?.name ?? '',
  }
}

/** What names no division belongs to the default one. */
function divisionIn(divisions: readonly Division[], named: unknown): Division | null {
  const isMeant = named ? ({ id }: Division) => id === named : ({ isDefault }: Division) => isDefault

  return divisions.find(isMeant) ?? null
}

const whose = (division: Division | null | undefined): Where[] =>
  division === undefined ? [] : [ownedBy(division)]

const ofType = (type: string | undefined): Where[] => (type ? [{ type: { equals: type } }] : [])

const named = (search: string | undefined): Where[] =>
  search ? [{ or: [{ name: { like: search } }, { path: { like: search } }] }] : []
