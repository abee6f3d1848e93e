import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { holdName } from '#collections/shared/people/name-of-user.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { afterPerson, personInTitle } from '#domain/workforce/record-titles.ts'

/** The one name under which everybody shows and finds the person. */
export const namePerson: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const name = nameOfPerson({ ...originalDoc, ...data })
  if (operation === 'update' && name !== originalDoc?.name) {
    const id = String(originalDoc?.id)
    await holdRecords(req, id)
    await holdName(req, id)
  }

  return { ...data, name }
}

/** Records that are titled by the person are called anew with them: thousands of shifts in one statement each. */
export const renameRecords: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && doc.name !== previousDoc?.name) await retitle(req, String(doc.id), doc.name)

  return doc
}

/** Whoever saves one of them holds it before they ask for the name; in the other order each would wait for the other. */
async function holdRecords(req: PayloadRequest, id: string): Promise<void> {
  const transaction = await transactionOf(req)
  for (const table of titledTables) {
    await transaction.execute(
      sql`select 1 from ${sql.identifier(table)} where user_id = ${id} order by id for no key update`,
    )
  }
}

const titledTables = ['absences', 'contracts', 'working_activities', 'working_schedules'] as const

async function retitle(req: PayloadRequest, id: string, name: string): Promise<void> {
  const transaction = await transactionOf(req)
  for (const table of titledTables) {
    await transaction.execute(sql`
      update ${sql.identifier(table)}
         set title = ${personInTitle(name)} || substr(title, strpos(title, ${afterPerson}))
       where user_id = ${id} and strpos(title, ${afterPerson}) > 0`)
  }
}
