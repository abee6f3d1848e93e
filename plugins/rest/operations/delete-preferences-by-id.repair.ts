import type { Payload } from 'payload'

/**
 * Repairs `@payloadcms/drizzle`, `dist/deleteOne.js`: the owner of a preference is a relation to several collections,
 * which is forgotten where there is nothing to delete, so the database refuses the statement. The row is looked up first.
 */
export function deletePreferencesById({ db }: Payload): void {
  const deleteOne = db.deleteOne.bind(db)

  db.deleteOne = async (args) => {
    if (args.collection !== 'payload-preferences') return deleteOne(args)

    const { collection, where } = args
    const found = await db.findOne({ collection, where, ...(args.req && { req: args.req }) })
    // Payload takes a missing row for an answer, though the type of its adapter does not say so.
    return found ? deleteOne({ ...args, where: { id: { equals: found.id } } }) : (null as never)
  }
}
