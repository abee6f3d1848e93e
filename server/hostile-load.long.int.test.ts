import { afterAll, beforeAll, expect, it } from 'vitest'

import { avifOf } from '#scripts/testing/hostile/costly-pictures.ts'
import { type HostileFile, hostile } from '#scripts/testing/hostile/hostile-file.ts'
import { hostileFiles } from '#scripts/testing/hostile/hostile-files.ts'

import { type Besieged, feelPulse, memoryOf, openBesieged, senders } from './testing/hostile-load.ts'

let besieged: Besieged

beforeAll(async () => {
  besieged = await openBesieged(senders)
})

afterAll(() => besieged.close())

const whole = hostile('an AVIF of 144 million pixels that is all there', 'ganz.avif', 'image/avif', () =>
  avifOf(12_000, 12_000),
)
const figures: string[] = []

it.each([...hostileFiles, whole])(
  'the server answers within a tenth of a second while it gets $what',
  { timeout: 10 * 60_000 },
  async (file) => {
    const { pulse, slowestFileMs, grownMb } = await besiegeWith(file)
    figures.push(
      [pulse.slowestMs, slowestFileMs, grownMb]
        .map((each) => String(Math.round(each)).padStart(6))
        .join(' ') + `  ${file.what}`,
    )

    expect(pulse.slowestMs).toBeLessThan(100)
  },
)

it('tells what the files cost', () => {
  const sorted = figures.toSorted((one, other) => other.localeCompare(one))
  process.stdout.write(`/healthz ms, file ms, grown by MB\n${sorted.join('\n')}\n`)

  expect(sorted.length).toBeGreaterThan(90)
})

async function besiegeWith(file: HostileFile) {
  const bytes = await file.make()
  const { pid, url } = besieged.server
  const memory = { before: await memoryOf(pid), most: 0 }
  const look = async () => {
    memory.most = Math.max(memory.most, await memoryOf(pid))
  }
  const watch = setInterval(() => void look(), 50)
  const pulse = await feelPulse(url, () => besieged.send({ ...file, make: () => bytes })).finally(() =>
    clearInterval(watch),
  )

  return {
    pulse,
    slowestFileMs: Math.max(...pulse.result.map(({ ms }) => ms)),
    grownMb: Math.max(0, memory.most - memory.before),
  }
}
