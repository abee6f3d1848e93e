import type { Payload } from 'payload'

/**
 * Payload names the owner of a preference by a relation to several collections, and its delete forgets to
 * join that relation, so the database refuses the statement. Looking the row up first does the same.
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
