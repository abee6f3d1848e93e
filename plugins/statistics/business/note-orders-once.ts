import type { Querying } from '#kernel/database/in-turn.ts'

/**
 * Of an order that was written with its history and its payments at once, one note is left: it is counted once and not
 * for each of its rows. Only for who has written all of them in the same transaction, so that nobody is at it.
 */
export async function noteOrdersOnce(database: Querying): Promise<void> {
  await database.query({
    name: 'note-orders-once',
    text: `delete from order_facts_due later using order_facts_due first
            where first.order_id = later.order_id and first.id < later.id`,
    values: [],
  })
}
