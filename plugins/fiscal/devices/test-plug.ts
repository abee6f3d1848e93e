import type { Pool } from 'pg'

/** A test device can be unplugged, so that people see what an outage is like before there is one. */
export async function isPluggedIn(pool: Pool, device: string): Promise<boolean> {
  const { rows } = await pool.query<{ isUnplugged: boolean }>({
    name: 'is-test-device-plugged',
    text: 'select is_unplugged as "isUnplugged" from fiscal_devices where id = $1',
    values: [device],
  })
  return rows[0]?.isUnplugged === false
}
