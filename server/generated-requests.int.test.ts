import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { apiErrors } from '#domain/refusals/api-error.contract.ts'
import type { Role } from '#domain/people/roles.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat } from '#scripts/testing/test-seed.ts'

import { type Description, type GeneratedRequest, generatedRequests } from './testing/generated-requests.ts'

const amount = size({ short: 2_000, long: 200_000 })
/** The slowest are asked again, each for itself: only what was asked can make a request slow every time. */
const judged = 30
const tries = 5
/** To sign in is the most work that a good request makes: its password is hashed on purpose at length. */
const mostLogins = 8
const slugs = [
  'branches',
  'products',
  'categories',
  'menus',
  'tables',
  'sites',
  'nodes',
  'tasks',
  'users',
] as const

/** People open these, and read a page where there is nothing. */
const pages = /^\/api\/statistics\/shared\//

let app: TestApp
let server: RunningServer
let requests: GeneratedRequest[]
/** How long the server says that each request took there, without the wait for this test's own turn. */
const tookMs = new Map<string, number>()
const tokens = new Map<string, string>()

beforeAll(async () => {
  app = await createTestApp()
  const fixtures = createRecordFixtures(app.payload)
  const ids: string[] = []
  for (const slug of slugs) ids.push((await fixtures.store(slug)).id)
  server = await start()
  const described = await fetch(`${server.url}/api/openapi.json`)
  const description = (await described.json()) as Description
  requests = fc.sample(generatedRequests(description, ids), { numRuns: amount })
})

afterAll(() => app.close())

const start = (): Promise<RunningServer> =>
  startServerProcess(app.databaseUrl, app.mediaDir, {}, ({ requestId, ms }) => {
    tookMs.set(requestId, ms)
  })

test(`${amount} generated requests over all calls are answered in German, without a fault and with bounded work`, async () => {
  const faults: string[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < requests.length && faults.length < 40; index = next++) {
      // What was generated may end sessions, so people sign in anew now and then.
      if (index % 500 === 0) await signEverybodyIn()
      const fault = await faultOf(requests[index] as GeneratedRequest, idOf(index))
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))

  // The last lines are written when it ends.
  await server.stop()

  expect(faults, howToRepeat).toEqual([])
  expect(
    requests.filter((_, index) => !tookMs.has(idOf(index))),
    howToRepeat,
  ).toEqual([])
  expect(await slowAgain(), howToRepeat).toEqual([])
})

/** Which of the slowest take longer than some log-ins on this machine in every one of several tries. */
async function slowAgain(): Promise<unknown[]> {
  const indices = requests.map((_, index) => index)
  const slowest = indices.toSorted((a, b) => msOf(idOf(b)) - msOf(idOf(a))).slice(0, judged)
  server = await start()
  await signEverybodyIn()

  const login = await repeated('login', (id) => signIn('ROLE_EDITOR', id))
  const again: { request: GeneratedRequest; ids: string[] }[] = []
  for (const index of slowest) {
    const request = requests[index] as GeneratedRequest
    again.push({ request, ids: await repeated(idOf(index), (id) => answerTo(request, id)) })
  }
  await server.stop()

  const longestMs = mostLogins * fastestMs(login)
  return again
    .map(({ request, ids }) => ({ request, ms: fastestMs(ids), longestMs }))
    .filter(({ ms }) => ms > longestMs)
}

async function repeated(name: string, ask: (id: string) => Promise<unknown>): Promise<string[]> {
  const ids = Array.from({ length: tries }, (_, index) => `${name}-again-${index}`)
  for (const id of ids) await ask(id)
  return ids
}

const fastestMs = (ids: string[]): number => Math.min(...ids.map(msOf))
const msOf = (id: string): number => tookMs.get(id) ?? Infinity

/** The server keeps a client's own id of a request. */
const idOf = (index: number): string => `generated-${index}`

async function faultOf(request: GeneratedRequest, id: string): Promise<string | null> {
  const { status, text } = await answerTo(request, id)
  const { method, path, sender, headers, body } = request
  const isPage = pages.test(path) && text.startsWith('<!doctype html><html lang="de">')
  const problem = status === 404 && isPage ? null : problemOf(method, status, text)

  const asked = `${sender} ${method} ${decodeURIComponent(path).slice(0, 300)} ${JSON.stringify(headers)}`
  return problem && `${problem}: ${status} ${text.slice(0, 600)} ← ${asked} ${body?.slice(0, 400)}`
}

async function answerTo({ method, path, sender, headers, body }: GeneratedRequest, id: string) {
  const token = tokens.get(sender)
  const asked = performance.now()
  const answer = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'x-request-id': id, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body }),
  })

  const text = await textOf(answer)
  // Headers that are too long are refused before anybody reads an id in them, so this wait is all there is to judge.
  if (answer.status === 431) tookMs.set(id, performance.now() - asked)

  return { status: answer.status, text }
}

/** What is told without an end is left once it has begun. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()

  return ''
}

function problemOf(method: string, status: number, text: string): string | null {
  if (status >= 500) return 'fault'
  if (/\n\s+at .*\(|node_modules|select .* from "/.test(text)) return 'inner workings'
  if (status < 400 || method === 'HEAD') return null

  const parsed = apiErrors.safeParse(parsedOrNull(text))
  if (!parsed.success || parsed.data.errors.length === 0) return 'not described'
  const { errors } = parsed.data
  if (!errors.every(({ code }) => /^[a-z][a-z0-9-]*$/.test(code))) return 'no code'

  return errors.every(({ message }) => isGerman(message)) ? null : 'not German'
}

function isGerman(message: string): boolean {
  const own = message.replaceAll(/„[^“]*“/gs, '')
  return (
    own !== '' &&
    !/\b(?:the|this|is|are|must|invalid|required|cannot|failed|unknown|expected|received|missing|forbidden|unauthorized|you|field|value|following)\b/i.test(
      own,
    )
  )
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function signEverybodyIn(): Promise<void> {
  tokens.set('admin', await signIn('ROLE_ADMIN'))
  tokens.set('editor', await signIn('ROLE_EDITOR'))
  tokens.set('stranger', await signIn('ROLE_EMPLOYEE'))
}

/** A new person each time: what was generated may have blocked or renamed the one before. */
async function signIn(role: Role, id: string = crypto.randomUUID()): Promise<string> {
  const credentials = { email: `${crypto.randomUUID()}@example.com`, password: 'Knoepfle-und-Mond-7' }
  await app.payload.create({
    collection: 'users',
    data: { ...credentials, firstName: 'Person', lastName: 'Generiert', roles: [role] },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  const answer = await fetch(`${server.url}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify(credentials),
  })
  return ((await answer.json()) as { token: string }).token
}
