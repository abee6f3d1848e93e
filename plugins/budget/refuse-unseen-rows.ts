import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { followPath } from '#kernel/database/follow-path.ts'
import { Refused } from '#kernel/refused.ts'
import { type AskedQuery, joinsOf, sortPathsOf, wherePathsOf } from '#domain/api/query-budget.ts'

type Asked = AskedQuery & { field?: string }

/**
 * Of a list of which visitors see some rows only, what the others hold could be asked for letter by letter. Its field
 * says so with `custom.hasUnseenRows`.
 */
export function refuseUnseenRows(req: PayloadRequest, slug: string, asked: Asked): void {
  if (staffOf(req)) return
  const { collections } = req.payload

  for (const path of pathsIn(asked)) {
    const { fields } = followPath(collections, slug, path.replaceAll('__', '.'))
    if (fields.some(({ custom }) => custom?.hasUnseenRows === true)) throw refusedFor(path)
  }
}

function pathsIn({ where, sort, field, joins }: Asked): string[] {
  const ofJoins = joinsOf(joins).flatMap((join) =>
    [...wherePathsOf(join.where), ...sortPathsOf(join.sort)].map((path) => `${join.name}.${path}`),
  )

  return [...wherePathsOf(where), ...sortPathsOf(sort), ...(field ? [field] : []), ...ofJoins]
}

function refusedFor(field: string): Refused {
  const message = 'Danach kann nur das Team suchen, denn Besucher sehen nicht alles davon.'

  return new Refused('validation', {}, [{ field, message, code: 'validation' }])
}
