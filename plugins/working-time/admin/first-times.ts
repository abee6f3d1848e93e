import type { PayloadRequest } from 'payload'

import type { AtWork } from '#domain/workforce/at-work.contract.ts'
import type { MonthRow } from '#domain/workforce/time-sheets.contract.ts'
import { isRefused } from '#kernel/refused.ts'

import { listAtWork } from '../sheets/list-at-work.ts'
import { listBalances } from '../sheets/list-balances.ts'
import { sheetMonth, type TimesChoice } from './times-choice.ts'

type MonthRows = { month: string; docs: MonthRow[]; at: string }

/** What the server has read for the first look, and of what it is. */
export type FirstTimes = {
  branch: string | null
  atWork: AtWork
  month: string
  /** Of those whom somebody leads; null where another part is shown, or their own month. */
  months: MonthRows | null
}

/**
 * What is seen of the times before the browser has loaded anything. Where it is refused the browser asks for it and says
 * why.
 */
export async function firstTimes(req: PayloadRequest, choice: TimesChoice): Promise<FirstTimes | null> {
  const now = Temporal.Now.instant()
  const branch = choice.branch ?? undefined
  const month = sheetMonth(choice)
  try {
    const atWork = await listAtWork(req, { branch, now })
    const isLed = choice.part === 'nachweise' && atWork.branches.length > 0
    const months = isLed ? { ...(await listBalances(req, { month, branch, now })), at: atWork.at } : null

    return { branch: choice.branch, atWork, month, months }
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
