import type { AdminViewServerProps } from 'payload'

import { missedRuleOf } from '#domain/ordering/missed-orders.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'

import { ownBranches } from '../today/own-branches.ts'
import { OrderBoard } from './board/loaded.tsx'

/** The board, with the branches whose orders the person may see. */
export async function OrderBoardView({
  initPageResult,
  home,
  now,
  timeZone,
}: AdminViewServerProps & DeskViewProps) {
  const branches = await ownBranches(initPageResult.req)

  return (
    <OrderBoard
      branches={branches.map(({ id, name, timeZone, ...branch }) => ({
        id,
        name,
        timeZone,
        missedRule: missedRuleOf(branch),
      }))}
      home={home}
      now={now}
      timeZone={timeZone}
    />
  )
}
