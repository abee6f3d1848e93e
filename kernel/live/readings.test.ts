import { setTimeout as wait } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { areReadsNoted, noteRead, noteReads, noteUntil } from './readings.ts'

it('what is read on the way is noted, however deep and late, each once', async () => {
  const { result, tags } = await noteReads(async () => {
    noteRead(['products'])
    await wait(1)
    const later = wait(2).then(() => noteRead(['images', 'products']))
    noteRead(['config'])
    await later
    return 'Karte'
  })

  expect([result, tags.toSorted()]).toEqual(['Karte', ['config', 'images', 'products']])
})

it('what is read for others at the same time is not', async () => {
  const reading = (tag: string) =>
    noteReads(async () => {
      await wait(1)
      noteRead([tag])
    })
  const [first, second] = await Promise.all([reading('menus'), reading('tables')])

  expect([first.tags, second.tags]).toEqual([['menus'], ['tables']])
})

it('whoever asks for something that is noted by itself has read the same', async () => {
  const { tags } = await noteReads(async () => {
    noteRead(['sites'])
    await noteReads(async () => noteRead(['images']))
  })

  expect(tags).toEqual(['sites', 'images'])
})

it('what the clock ends first ends all that is made of it, and nothing says nothing', async () => {
  const inner = { untilMs: 0 }
  const { untilMs } = await noteReads(async () => {
    noteUntil(undefined)
    noteUntil(2000)
    inner.untilMs = (await noteReads(async () => noteUntil(1000))).untilMs
    noteUntil(3000)
  })

  expect([untilMs, inner.untilMs]).toEqual([1000, 1000])
  expect((await noteReads(async () => undefined)).untilMs).toBe(Number.POSITIVE_INFINITY)
})

it('nobody notes what the product reads by itself', () => {
  noteRead(['products'])

  expect(areReadsNoted()).toBe(false)
})
