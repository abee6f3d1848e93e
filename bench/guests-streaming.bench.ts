import 'temporal-polyfill/global'

import type { ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { openEventStream } from './harness/event-stream.ts'
import { changeOrders, changesIn, inviteGuests, type Link, pathOf } from './harness/guests.ts'
import { createClient } from './harness/load.ts'
import { type Judged, measure, median, pronounce } from './harness/measure.ts'
import { type House, openHouse } from './harness/past-orders.ts'
import { type Running, startProduct, withWorld, type World } from './harness/product.ts'

const guests = 5000
const seconds = 30
const askEverySeconds = 10
const rounds = 3

type Scene = { world: World; product: Running; house: House; links: Link[]; changed: number }

/**
 * Half a minute of 5,000 guests whose orders change now and then: all of them ask every ten seconds, or all of them
 * listen and ask when they hear of a change, in processor time of the server and PostgreSQL. Each has to hear of it.
 */
export function runGuestsStreaming(): Promise<Judged> {
  return withWorld(async (world) => {
    // Behind a gateway, as a house has it that counts thousands: each guest is known by an address of their own.
    const product = await startProduct(world, { ADMIN: 'off', TRUST_PROXY: '1' })
    const house = await openHouse(world, product, 10_000)
    const scene = { world, product, house, links: await inviteGuests(house, guests), changed: 0 }
    await poll(scene)
    const polled: number[] = []
    for (let round = 0; round < rounds; round += 1)
      polled.push(await cpuOf(scene, 'polling', () => poll(scene)))

    const listening = await listen(scene)
    const streamed: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      streamed.push(await cpuOf(scene, 'streaming', () => listening.wait()))
    }
    // What changed last is told by then.
    await pause(5000)
    const ratio = median(streamed) / median(polled)
    const reachedSlowed = 'both sides are the product'
    return pronounce('guests-streaming', [{ ratio, goal: 1, bound: 'most', reachedSlowed }], {
      isSound: listening.isSound(),
    })
  })
}

async function cpuOf({ product, world }: Scene, name: string, work: () => Promise<void>): Promise<number> {
  const { cpuMilliseconds } = await measure([product.pid, world.postgresPid], async () => {
    await work()
    return 1
  })
  console.log(`  ${name}: ${(cpuMilliseconds / seconds).toFixed(0)} CPU-ms a second`)
  return cpuMilliseconds
}

/** The same orders of it change in any half minute, evenly over it. */
async function changeMeanwhile(scene: Scene): Promise<void> {
  const each = Math.ceil(changesIn((guests * seconds) / askEverySeconds) / seconds)
  for (let second = 0; second < seconds; second += 1) {
    const next = Array.from({ length: each }, () => scene.links[(scene.changed += 1) % guests] as Link) // there are as many
    await Promise.all([changeOrders(scene.house.database, next), pause(1000)])
  }
}

async function poll(scene: Scene): Promise<void> {
  const client = createClient(scene.product.url, 20)
  const ticks = seconds * 10
  const asksPerTick = guests / askEverySeconds / 10
  let asked = 0
  const ask = async () => {
    for (let tick = 0; tick < ticks; tick += 1) {
      const calls = Array.from({ length: asksPerTick }, () => scene.links[(asked += 1) % guests] as Link) // there are as many
      await Promise.all([...calls.map((link) => askFor(client, link)), pause(100)])
    }
  }
  await Promise.all([ask(), changeMeanwhile(scene)])
  client.close()
}

async function askFor({ send }: ReturnType<typeof createClient>, link: Link): Promise<void> {
  const { status } = await send({ path: pathOf(link) })
  if (status !== 200) throw new Error(`an order was answered ${status}`)
}

/** Everybody's stream, and who was told what they then asked for. */
async function listen(scene: Scene) {
  const client = createClient(scene.product.url, 20)
  const streams: ClientRequest[] = []
  const told = new Set<string>()
  let isOpening = true
  const hear = (link: Link) => {
    if (isOpening) return
    told.add(link.uid)
    void askFor(client, link)
  }
  let ended = 0
  let isOver = false
  const open = async (link: Link, guest: number): Promise<void> => {
    const stream = await openEventStream(`${scene.product.url}${pathOf(link)}/events`, {
      headers: { 'x-forwarded-for': addressOf(guest) },
      hear: (text) => text.includes('data:') && hear(link),
      // As a browser does.
      onEnd: () => {
        ended += 1
        if (!isOver) void open(link, guest)
      },
    })
    streams.push(stream)
  }
  for (let at = 0; at < guests; at += 50) {
    await Promise.all(scene.links.slice(at, at + 50).map((link, index) => open(link, at + index)))
  }
  scene.world.cleanups.add(() => {
    isOver = true
    for (const stream of streams) stream.destroy()
    client.close()
  })
  // Whatever was read while they were opened has been told by then.
  await pause(5000)
  isOpening = false
  const from = scene.changed

  return {
    wait: () => changeMeanwhile(scene),
    isSound: () => isEverybodyTold(scene.changed - from - told.size, ended),
  }
}

function isEverybodyTold(missing: number, ended: number): boolean {
  if (ended > 0) console.log(`  ${ended} lines were ended by the server and opened anew`)
  if (missing > 0) console.log(`  ✗ ${missing} guests were not told of their change`)

  return missing === 0
}

const addressOf = (guest: number): string => `10.0.${Math.floor(guest / 250)}.${(guest % 250) + 1}`
