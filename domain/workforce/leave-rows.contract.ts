import * as z from 'zod/mini'

import { messageStates } from '../operations/messages/message-terms.ts'
import { countries } from '../ordering/order-terms.ts'
import {
  type CarryGround,
  carryGroundLabels,
  type LeaveReceipt,
  receiptLabels,
} from './leave/leave-notice.texts.ts'

export const carryGrounds = Object.keys(carryGroundLabels) as CarryGround[] // as its labels name them
const receipts = Object.keys(receiptLabels) as LeaveReceipt[] // as their labels name them

const days = z.number()
const by = z.nullable(z.string())
/** The leave year by its name, and by its first day. */
const ofYear = { year: z.string(), yearFrom: z.string() }

const openLeave = z.object({
  ...ofYear,
  days,
  /** The last day on which it can be taken after a notice of today; null where one would come too late. */
  takeUntil: z.nullable(z.string()),
})

const leaveNotice = z.object({
  ...ofYear,
  id: z.string(),
  days,
  takeUntil: z.string(),
  sentOn: z.string(),
  by,
  /** What has become of the mail; null where it has not left yet, or is no longer kept. */
  mail: z.nullable(z.enum(messageStates)),
  receivedOn: z.nullable(z.string()),
  receipt: z.nullable(z.enum(receipts)),
  witness: z.nullable(z.string()),
  /** Why it counts no more. */
  withdrawn: z.nullable(z.string()),
})
export type LeaveNoticeRow = z.infer<typeof leaveNotice>

const carryOver = z.object({ ...ofYear, ground: z.enum(carryGrounds), words: z.string(), by })

/** Of an account of leave: what is open by leave year, what was told of it, and why some of it goes on. */
export const leaveRecord = {
  /** By whose law. */
  country: z.enum(countries),
  open: z.array(openLeave),
  notices: z.array(leaveNotice),
  carriedOver: z.array(carryOver),
}
