import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { annasOrder } from '#plugins/ordering/testing/corner-shop.ts'
import { cloudPrntPrinter } from '#plugins/printing/simulators/cloudprnt-printer.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import type { Seeded } from '#scripts/testing/seeded.ts'

import type { Answered, WholeHouse } from './whole-house.ts'

export type Evening = {
  /** By the key of the wish; what guests were told of. */
  acknowledged: Map<string, PublicOrder>
  /** Moves that were answered as done, by guests and staff. */
  moves: { order: string; action: string }[]
  /** What was wished to go back, and whether anybody was told that it did. */
  refunds: { order: string; amount: number; isTold: boolean }[]
  /** How often what was fetched under a token came on paper. */
  printed: Map<string, number>
  /** Resolves once so many more orders are acknowledged. */
  areServed: (count: number) => Promise<void>
  /** Nobody begins anything new; resolves once everybody has what they asked for last. */
  end: () => Promise<void>
  /** Resolves once nothing waits for the printer any more, and switches it off. */
  areSlipsPrinted: () => Promise<void>
}

type Scene = Omit<Evening, 'areServed' | 'end' | 'areSlipsPrinted'> & {
  house: WholeHouse
  chance: Seeded
  /** What staff have not looked at yet. */
  waiting: PublicOrder[]
  isClosing: () => boolean
}

const guests = 6
const staff = 3
const methods = ['cash', 'mollie', 'datatrans'] as const

/**
 * Guests who order, pay and change their minds, staff who answer, take and give back money, and a printer, all at once.
 * Each asks again until the house answers, whatever happens to it.
 */
export function beginEvening(house: WholeHouse, chance: Seeded): Evening {
  let [isOver, isClosing] = [false, false]
  const scene: Scene = {
    house,
    chance,
    acknowledged: new Map(),
    moves: [],
    refunds: [],
    printed: new Map(),
    waiting: [],
    isClosing: () => isClosing,
  }
  const again = async (act: (scene: Scene) => Promise<void>) => {
    while (!isOver) await act(scene)
  }
  const people = [
    ...Array.from({ length: guests }, () => again(dine)),
    ...Array.from({ length: staff }, () => again(work)),
  ]
  const paper = printUntilClosing(scene)

  return {
    ...scene,
    areServed: async (count) => {
      const wanted = scene.acknowledged.size + count
      while (scene.acknowledged.size < wanted) await pause(5)
    },
    end: async () => {
      isOver = true
      await Promise.all(people)
    },
    areSlipsPrinted: async () => {
      isClosing = true
      await paper
    },
  }
}

/** Asks until somebody answers: a browser, a till and a provider do the same. */
async function insist(
  { house }: Scene,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answered> {
  for (;;) {
    const answer = await house.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer && answer.status !== 503) return answer
    await pause(30)
  }
}

async function dine(scene: Scene): Promise<void> {
  const { house, chance, acknowledged, moves, waiting } = scene
  const key = randomUUID()
  const paymentMethod = methods[chance.between(0, 2)]
  const wish = annasOrder(house.shop.shop, { paymentMethod })
  const { status, text } = await insist(scene, '/api/orders', wish, { 'idempotency-key': key })
  if (status !== 200 && status !== 201) throw new Error(`An order is answered with ${status}: ${text}`)
  const order = JSON.parse(text) as PublicOrder // by its contract
  acknowledged.set(key, order)
  if (paymentMethod !== 'cash') await pay(scene, order)
  if (chance.between(1, 8) > 1) {
    waiting.push(order)
    return
  }
  const path = `/api/orders/public/${order.uid}/${order.hash}/cancel`
  if ((await insist(scene, path)).status === 200) moves.push({ order: order.id, action: 'cancel' })
}

/** The guest decides at the provider's, which tells it as often as it likes and does not care whether anybody hears. */
async function pay({ house, chance }: Scene, { uid, hash, paymentRedirectUrl }: PublicOrder): Promise<void> {
  const payment = house.providers.bank.payments.get(String(paymentRedirectUrl).split('/').at(-1) ?? '')
  if (!payment) throw new Error('an order that is paid online has no payment')
  const outcome = (['fail', 'cancel'] as const)[chance.between(0, 9)] ?? 'pay'
  house.providers.bank.decide(payment, outcome)
  const { pathname } = new URL(payment.newsUrl)
  const news = Array.from({ length: chance.between(0, 3) }, () =>
    house.ask(pathname, house.providers.news(payment)),
  )
  const back = chance.between(0, 1) === 1 ? house.ask(`/api/orders/public/${uid}/${hash}/paid`) : null
  await Promise.all([...news, back])
}

async function work(scene: Scene): Promise<void> {
  const { chance, waiting, acknowledged } = scene
  const order = waiting.splice(chance.between(0, waiting.length), 1)[0]
  if (!order) return pause(20)
  const isTaken = await move(scene, order, chance.between(1, 6) === 1 ? 'reject' : 'confirm')
  // One that is not paid yet is looked at again.
  if (!isTaken && chance.between(0, 3) > 0 && acknowledged.size > 0) waiting.push(order)
  if (!isTaken) return
  if (order.paymentMethod === 'cash') await settle(scene, order)
  if (chance.between(0, 1) === 0) await giveBack(scene, order)
  const next = (['completed', 'completed', 'cancel'] as const)[chance.between(0, 4)]
  if (next) await move(scene, order, next)
}

const asMarta = ({ house }: Scene) => ({ authorization: house.shop.marta })

async function move(scene: Scene, order: PublicOrder, action: string): Promise<boolean> {
  const { status } = await insist(scene, `/api/orders/${order.id}/status/${action}`, {}, asMarta(scene))
  if (status === 200) scene.moves.push({ order: order.id, action })

  return status === 200
}

async function settle(scene: Scene, { id }: PublicOrder): Promise<void> {
  await insist(scene, `/api/orders/${id}/update-payment-status`, { paymentStatus: 'paid' }, asMarta(scene))
}

/** A part, or two who ask for the same one at once. */
async function giveBack(scene: Scene, order: PublicOrder): Promise<void> {
  const { version } = await eventually(() => scene.house.shop.stored(order))
  const amount = scene.chance.between(1, 300)
  const wish = { amount, version, reason: 'Suppe kalt' }
  const answers = await Promise.all(
    Array.from({ length: scene.chance.between(1, 2) }, () =>
      insist(scene, `/api/orders/${order.id}/refunds`, wish, asMarta(scene)),
    ),
  )
  scene.refunds.push({ order: order.id, amount, isTold: answers.some(({ status }) => status === 200) })
}

/** A printer that asks for the next slip, and tells what came on paper until somebody hears it. */
async function printUntilClosing(scene: Scene): Promise<void> {
  const { house, printed } = scene
  const printer = cloudPrntPrinter(async (path, init) => {
    const answer = await house.ask(path, init)
    if (!answer) throw new Error('nobody is there')
    return new Response(answer.text === '' ? null : answer.bytes, { status: answer.status })
  }, house.printer.key)
  while (!scene.isClosing() || (await hasSlips(house))) {
    await pause(50)
    const token = await printNext(printer).catch(() => null)
    if (token === null) continue
    printed.set(token, (printed.get(token) ?? 0) + 1)
    await eventually(async () => {
      const { ok } = await printer.confirm(token)
      if (!ok) throw new Error('A printer is not heard')
    })
  }
}

/** The token of what came on paper, null where there was nothing. */
async function printNext({ asked, fetchJob }: ReturnType<typeof cloudPrntPrinter>): Promise<string | null> {
  const { jobReady, jobToken = '' } = await asked()

  return jobReady && (await fetchJob(jobToken)).ok ? jobToken : null
}

async function hasSlips({ app, promised }: WholeHouse): Promise<boolean> {
  if ((await promised()) > 0) return true
  const { rowCount } = await app.pool.query(
    `select from print_jobs where state in ('queued', 'offered') limit 1`,
  )

  return rowCount === 1
}
