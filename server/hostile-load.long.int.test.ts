import { afterAll, beforeAll, expect, it } from 'vitest'

import { avifOf } from '#scripts/testing/hostile/costly-pictures.ts'
import { hostile } from '#scripts/testing/hostile/hostile-file.ts'
import { hostileFiles } from '#scripts/testing/hostile/hostile-files.ts'

import { type Besieged, feelPulse, memoryOf, openBesieged } from './testing/hostile-load.ts'

let besieged: Besieged

beforeAll(async () => {
  besieged = await openBesieged()
})

afterAll(() => besieged.close())

const whole = hostile('an AVIF of 144 million pixels that is all there', 'ganz.avif', 'image/avif', () =>
  avifOf(12_000, 12_000),
)

it(
  'the server answers within a tenth of a second while every hostile file is sent and shown',
  { timeout: 30 * 60_000 },
  async () => {
    const rows: object[] = []
    for (const file of [...hostileFiles, whole]) {
      const { make } = file
      const bytes = await make()
      const memory = { before: await memoryOf(besieged.server.pid), most: 0 }
      const watch = setInterval(async () => {
        memory.most = Math.max(memory.most, await memoryOf(besieged.server.pid))
      }, 50)
      const pulse = await feelPulse(besieged.server.url, () => besieged.send({ ...file, make: () => bytes }))
      clearInterval(watch)
      rows.push({
        what: file.what,
        slowestAnswerMs: Math.round(pulse.slowestMs),
        slowestFileMs: Math.round(Math.max(...pulse.result.map(({ ms }) => ms))),
        grownMb: Math.round(memory.most - memory.before),
        statuses: pulse.result.map(({ status }) => status).join(' '),
      })
    }
    console.table(rows.toSorted(bySlowest).slice(0, 40))

    expect(rows.map((row) => (row as { slowestAnswerMs: number }).slowestAnswerMs).filter((ms) => ms >= 100)).toEqual([])
  },
)

const bySlowest = (one: object, other: object) =>
  (other as { slowestAnswerMs: number }).slowestAnswerMs - (one as { slowestAnswerMs: number }).slowestAnswerMs
