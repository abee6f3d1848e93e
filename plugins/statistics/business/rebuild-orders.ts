import { inTurn } from '#kernel/database/in-turn.ts'

import { foldDue, type House, turnOfFigures } from './fold-orders.ts'

/** A transaction may wait five seconds for what is reckoned in between, also where the machine is busy. */
const notesAtOnce = 500

/**
 * Makes all that is counted of orders anew from the orders themselves: the same rows, to the byte. Answers how many they
 * are. Until it is done, whoever reads is told what was counted before: what is emptied all at once could be read by
 * nobody, and each who waits would keep a connection from whoever orders.
 */
export function rebuildOrders(house: House): Promise<number> {
  return inTurn(house.db.pool, turnOfFigures, async (connection) => {
    for (const table of ['order_facts', 'order_counts', 'order_hours', 'order_guests', 'order_products'])
      await connection.query(`delete from ${table}`)
    await connection.query(
      'insert into order_facts_due (order_id) select id from orders order by placed_at, id',
    )
    while ((await foldDue(connection, house, notesAtOnce)) > 0);
    const { rows } = await connection.query<{ orders: number }>(
      'select count(*)::int as orders from order_facts',
    )

    return rows[0]?.orders ?? 0
  })
}
