import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'

type Stand = Pick<MonthSheetView, 'state' | 'mayConfirm'> & {
  whyNotClose: readonly { code: string }[] | null
}

export type MonthDeeds = {
  confirm: boolean
  object: boolean
  /** Null where something else has to happen first, or somebody else closes it. */
  close: 'as-confirmed' | 'with-reason' | null
  reopen: boolean
  /** Whether its entries may be corrected. */
  correct: boolean
  /** Whether presses that fitted to nothing may be set aside: nobody decides about their own. */
  settle: boolean
  /** Whether somebody looks who leads the person, and is kept from closing. */
  isKept: boolean
}

/** What whoever looks can do with a month, as it stands. */
export function stepsOfMonth({ state, mayConfirm, whyNotClose }: Stand): MonthDeeds {
  const isClosed = state === 'closed'
  const leads = whyNotClose !== null
  const kept = (whyNotClose ?? []).filter(({ code }) => code !== 'not-confirmed' && code !== 'objected')
  const isOwn = kept.some(({ code }) => code === 'own-month')
  const mayClose = leads && !isClosed && kept.length === 0

  return {
    confirm: mayConfirm && (state === 'open' || state === 'objected'),
    object: mayConfirm,
    close: mayClose ? (state === 'confirmed' ? 'as-confirmed' : 'with-reason') : null,
    reopen: leads && isClosed && !isOwn,
    correct: leads && !isClosed,
    settle: leads && !isClosed && !isOwn,
    isKept: leads && !isClosed && kept.length > 0,
  }
}
