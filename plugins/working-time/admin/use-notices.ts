'use client'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type {
  acknowledgeLeaveNoticeContract,
  carryLeaveOverContract,
  handOverLeaveNoticeContract,
  sendLeaveNoticesContract,
  withdrawLeaveNoticeContract,
} from '#domain/workforce/leave-notices.contract.ts'
import { type CarryGround, notToldTexts } from '#domain/workforce/leave/leave-notice.texts.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import { useTellChanged } from './times-news.tsx'
import { noticeTexts } from './notice.texts.ts'

const notices = '/api/time-sheets/leave-notices'
const send = callOf<typeof sendLeaveNoticesContract>('post', notices)
const acknowledge = callOf<typeof acknowledgeLeaveNoticeContract>('post', `${notices}/{notice}/acknowledge`)
const handOver = callOf<typeof handOverLeaveNoticeContract>('post', `${notices}/{notice}/hand-over`)
const withdraw = callOf<typeof withdrawLeaveNoticeContract>('post', `${notices}/{notice}/withdraw`)
const carry = callOf<typeof carryLeaveOverContract>('post', '/api/time-sheets/leave-carry-overs')

export type CarryOver = { user: string; yearFrom: string; ground: CarryGround | 'withdrawn'; words: string }

/** What can be said of open leave; each call answers whether it was done. */
export function useNotices() {
  const tellChanged = useTellChanged()
  const tell = async (answering: Promise<Outcome<unknown>>, done: string): Promise<boolean> => {
    const answer = await answering
    if (answer.ok) tellDone(done)
    else tellProblem(problemIn(answer))
    tellChanged()

    return answer.ok
  }

  return {
    send: async (branch: string, users: string[]): Promise<void> => {
      const answer = await send(fetch, { body: { branch, users } })
      tellChanged()
      if (!answer.ok) return tellProblem(problemIn(answer))
      const { told, left } = answer.body
      const [only] = left
      if (told.length === 0 && only)
        return tellProblem(left.length > 1 ? noticeTexts.noneTold : notToldTexts[only.why])
      tellDone(noticeTexts.told(told.length))
    },
    acknowledge: (notice: string) =>
      tell(acknowledge(fetch, { params: { notice } }), noticeTexts.acknowledged),
    handOver: (notice: string, body: { receivedOn: string; witness: string }) =>
      tell(handOver(fetch, { params: { notice }, body }), noticeTexts.handedOver),
    withdraw: (notice: string, reason: string) =>
      tell(withdraw(fetch, { params: { notice }, body: { reason } }), noticeTexts.withdrawn),
    carry: (body: CarryOver) =>
      tell(
        carry(fetch, { body }),
        body.ground === 'withdrawn' ? noticeTexts.carryWithdrawn : noticeTexts.carried,
      ),
  }
}
