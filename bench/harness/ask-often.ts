import { cpuPerOperation, type Measure, median } from './measure.ts'

type Asking = (amount: number) => Promise<Measure>
/** The ways to find the same out. */
export type AskedOften = { call: Asking; reading: Asking; byHand: Asking; raw: Asking }

/** Milliseconds of each, and processor time as a ratio to the statements by hand. */
export type Asked = {
  call: number
  reading: number
  byHand: number
  raw: number
  callCpu: number
  readingCpu: number
}
export type Found = Asked & { dataset: string }

const rounds = 5
/** So long is asked at a stretch: the clock that bills processors is a coarse one. */
const stretchMs = 400
const mostAtOnce = 60

/** All in turn, as often as tells something; raw rows are grouped once, after they were read before. */
export async function askOften({ call, reading, byHand, raw }: AskedOften): Promise<Asked> {
  const amounts = [await amountOf(call), await amountOf(reading), await amountOf(byHand)] as const
  const measured: { call: Measure; reading: Measure; byHand: Measure }[] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      call: await call(amounts[0]),
      reading: await reading(amounts[1]),
      byHand: await byHand(amounts[2]),
    })
  }
  const grouped = await raw(1)
  const ratio = (of: 'call' | 'reading') =>
    median(measured.map((each) => cpuPerOperation(each[of]) / cpuPerOperation(each.byHand)))

  return {
    call: median(measured.map((each) => msOf(each.call))),
    reading: median(measured.map((each) => msOf(each.reading))),
    byHand: median(measured.map((each) => msOf(each.byHand))),
    raw: msOf(grouped),
    callCpu: ratio('call'),
    readingCpu: ratio('reading'),
  }
}

const msOf = ({ seconds, operations }: Measure) => (1000 * seconds) / operations

/** After some that are not counted. */
async function amountOf(ask: Asking): Promise<number> {
  await ask(2)

  return Math.max(1, Math.min(mostAtOnce, Math.round(stretchMs / msOf(await ask(1)))))
}

export function tableOf(days: string, found: readonly Found[]): string {
  const title = `  ${days.padEnd(22)} ${['call ms', 'reading', 'by hand', 'raw ms', 'call ×', 'reading ×', 'raw ÷'].map((word) => word.padStart(9)).join(' ')}`
  const lines = found.map(({ dataset, call, reading, byHand, raw, callCpu, readingCpu }) => {
    const figures = [call, reading, byHand, raw, callCpu, readingCpu, raw / call]
    return `  ${dataset.padEnd(22)} ${figures.map((figure, place) => figure.toFixed(place === 3 || place === 6 ? 0 : 1).padStart(9)).join(' ')}`
  })

  return [title, ...lines].join('\n')
}
