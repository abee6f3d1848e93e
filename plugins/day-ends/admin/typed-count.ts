import { parseMoney } from '#domain/money/money.ts'
import {
  type CoinCounts,
  type Denomination,
  denominations,
  differenceOf,
  judgeCount,
  sumOfCoins,
} from '#domain/ordering/day-end/cash-count.ts'
import type { CloseDayRequest, DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import { noNoteText } from '#domain/ordering/day-end/day-end.texts.ts'

export type TypedCoins = Readonly<Partial<Record<`${Denomination}`, string>>>
/** As somebody types it; without coins the sum counts. */
export type TypedCount = { float: string; counted: string; coins: TypedCoins | null; note: string }

type Sums = { expected: number | null; counted: number | null; difference: number | null }
type Judged = { sums: Sums } & ({ problem: string } | { request: CloseDayRequest; difference: number })
type OpenDay = Pick<DayEnd, 'cashExpected'> & { figures: Pick<DayEnd['figures'], 'lines'> }

/** What was typed as it is sent, or what is wrong with it; and the sums as far as they are known. */
export function judgeTyped(typed: TypedCount, { cashExpected, figures }: OpenDay): Judged {
  const float = amountOf(typed.float)
  const coins = typed.coins && coinsOf(typed.coins)
  const counted = typed.coins ? coins && sumOfCoins(coins) : amountOf(typed.counted)
  const note = typed.note.trim()
  const count = float === null || counted === null ? null : { float, counted }
  const difference = count && differenceOf(count, cashExpected)
  const sums = { expected: float === null ? null : float + cashExpected, counted, difference }

  if (float === null) return { sums, problem: 'Bitte geben Sie das Wechselgeld ein, etwa 150,00.' }
  if (count === null || difference === null) return { sums, problem: typed.coins ? wrongPieces : wrongSum }
  if (judgeCount(count, cashExpected, note)) return { sums, problem: noNoteText }

  return {
    sums,
    difference,
    request: {
      lines: figures.lines,
      float,
      ...(coins ? { coins } : { counted: count.counted }),
      ...(note && { note }),
    },
  }
}

const wrongSum = 'Bitte geben Sie ein, was in der Kasse ist, etwa 482,50.'
const wrongPieces = 'Bitte geben Sie bei Scheinen und Münzen ganze Zahlen ein.'

function amountOf(text: string): number | null {
  const cents = parseMoney(text)

  return cents !== null && cents >= 0 ? cents : null
}

/** Null where one is no number of pieces; what is left empty is none. */
function coinsOf(typed: TypedCoins): CoinCounts | null {
  const counts = denominations.map((cents) => [`${cents}`, (typed[`${cents}`] ?? '').trim()] as const)
  if (!counts.every(([, text]) => /^\d{0,5}$/.test(text))) return null

  return Object.fromEntries(
    counts.flatMap(([cents, text]) => (Number(text) > 0 ? [[cents, Number(text)]] : [])),
  )
}
