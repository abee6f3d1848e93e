import type { ServerProps } from 'payload'
import { createLocalReq } from 'payload'

import { readDesk } from '../operations/read-desk.ts'
import { DeskBranches } from './desk-branches.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { DeskOrders } from './desk-orders.tsx'
import styles from './desk.module.css'
import { RefreshDesk } from './refresh-desk.tsx'

/** What needs me now: the first thing on the start page of whoever may see orders. */
export async function Desk({ payload, permissions, user }: ServerProps) {
  if (!user || !permissions?.collections?.orders?.read) return null

  const now = Temporal.Now.instant()
  const desk = await readDesk(await createLocalReq({ user }, payload), now)
  const adminRoute = payload.config.routes.admin

  return (
    <section className={styles.desk} aria-label="Was jetzt ansteht">
      <RefreshDesk />
      <DeskFigures desk={desk} now={now} />
      <div className={styles.columns}>
        <DeskOrders desk={desk} now={now} adminRoute={adminRoute} />
        <DeskBranches desk={desk} now={now} adminRoute={adminRoute} />
      </div>
    </section>
  )
}
