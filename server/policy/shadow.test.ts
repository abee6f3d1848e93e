import { beforeAll, describe, expect, it } from 'vitest'

import { isOfPublicCollection } from '../api/public-collections.ts'
import { limitGroupOf } from '../http/rate-limits.ts'
import { redactTarget } from '../log/redact.ts'
import { routedTarget } from './address.ts'
import { declaredRoutes } from './declared-routes.ts'
import { type DeclaredRoute, type Policy, type PolicyOf, policyTable } from './policy-table.ts'

let routes: DeclaredRoute[]
let policyOf: PolicyOf

beforeAll(async () => {
  process.env.PAYLOAD_SECRET ??= 'a-secret-for-tests-of-enough-length'
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
  const { default: config } = await import('#cms/payload.config.ts')
  routes = declaredRoutes(await config)
  policyOf = policyTable(routes)
}, 120_000)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => `/custom${path}`,
  (path) => `/Custom${path.toUpperCase()}`,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}?where[name][equals]=Anna`,
]
const strangers = [
  '/api',
  '/api/nichts',
  '/api/nichts/login',
  '/api/products/x/y/z',
  '/api/globals/login',
  '/api/uploads/x/y/z',
  '/custom/forms',
  '/Custom/Forms/',
  '/store/linz',
  '/backend/login',
  '/status/a/b',
]

/** What the rules said that policy replaces, of one call. */
function before(method: string, target: string) {
  const [sent = ''] = target.split('?', 1)
  const path = routedTarget(sent)
  const isFile = /^\/api\/(?:uploads|images|fonts)(?:\/|$)/i.test(path)
  const isUpload = /^\/api\/uploads\/?$/.test(path)
  const isReading = method === 'GET' || method === 'HEAD'
  const isList = /^\/api\/(?:vehicles\/upload|\w+\/import)\/?$/.test(path)

  return {
    limit: limitGroupOf(method, sent),
    // Of whoever is of the staff and of guests: as a form, then as JSON.
    body: (isReading
      ? [bodies.record]
      : [
          isFile ? (isUpload ? 'film' : 'file') : 'record',
          isFile ? 'file' : 'record',
          isUpload || isList ? 'file' : 'record',
          isUpload ? 'file' : 'record',
        ]
    ).join(),
    // What its answer says is asked in the tests of the calls.
    isKept: isReading && isOfPublicCollection(path),
    deadline:
      method === 'POST' && /^\/api\/(?:auth\/authenticate|users\/login)\/?(?:\?|$)/i.test(path)
        ? 'usual'
        : 'strangers',
    log: redactTarget(sent),
  }
}

const bodies: Record<Policy['body'], string> = {
  record: 'record,record,record,record',
  list: 'record,record,file,record',
  file: 'file,file,record,record',
  film: 'film,file,file,file',
}

function after(method: string, target: string) {
  const [sent = ''] = target.split('?', 1)
  const { limit, body, isKept, deadline, isApi, steps } = policyOf(method, target)
  const isReading = method === 'GET' || method === 'HEAD'
  const parts = sent.split('/').slice(1)
  const offset = parts.length - routedTarget(sent).split('/').slice(1).length
  const log = parts.map((step, index) =>
    step === '' || index < offset || step === id || steps[index - offset]?.(step) ? step : '***',
  )

  return {
    limit,
    body: isReading ? bodies.record : bodies[body],
    isKept,
    deadline,
    log: isApi ? `/${log.join('/')}` : redactTarget(sent),
  }
}

type Judged = { key: keyof ReturnType<typeof before>; when: (call: Call) => boolean; because: string }
type Call = { method: string; path: string; old: string | boolean; now: string | boolean }

const isKnownPost = (path: string) => policyOf('POST', path).steps.length === path.split('/').length - 1

/** Every difference to the rules of before, and why it is right. */
const differences: Judged[] = [
  {
    key: 'isKept',
    when: ({ path, now }) =>
      now === true &&
      /^\/api\/(?:shop|pages(?:\/place|\/map)?|website|init|openapi\.json|branches\/[^/]+\/shop)$/.test(path),
    because: 'Said by the answer before, and by the contract now.',
  },
  {
    key: 'isKept',
    when: ({ old, path }) => old === false && policyOf('GET', path).isKept,
    because: 'In capitals: nobody answers there, and what nobody answers is not kept.',
  },
  {
    key: 'isKept',
    when: ({ now, path }) => now === false && /\/(?:versions|export)$/.test(path),
    because: 'Stricter: tables and earlier states are for the staff.',
  },
  {
    key: 'body',
    when: ({ now }) => now === bodies.record,
    because: 'Stricter: only what takes a file or a list in may be large.',
  },
  {
    key: 'body',
    when: ({ method, path }) => method === 'POST' && /\/(?:import|upload|uploads)$/.test(path),
    because: 'In capitals: nobody answers there, and it is read like the call that is meant.',
  },
  {
    key: 'limit',
    when: ({ method, path }) => method !== 'POST' || !isKnownPost(path),
    because: 'Nobody signs in there: it counts like any other address that does not exist.',
  },
  {
    key: 'log',
    when: ({ now }) => String(now).includes('***'),
    because: 'Stricter: a word is read where a call of that method has it, and hidden elsewhere.',
  },
]

describe('policy, compared to the rules that it replaces', () => {
  it('says the same of every call in every spelling, but for what is listed', () => {
    const filled = routes.flatMap(({ base, path }) =>
      [id, 'anna'].map((value) => (base + path).replace(/\/$/, '').replaceAll(/:\w+\??/g, value)),
    )
    const targets = [...new Set([...filled, ...strangers])].flatMap((path) =>
      spellings.map((spell) => spell(path)),
    )
    const seen = new Set<Judged>()
    const unexplained: object[] = []
    for (const method of methods) {
      for (const target of targets) {
        const [old, now] = [before(method, target), after(method, target)]
        const path = routedTarget(target.split('?', 1)[0] ?? '')
          .toLowerCase()
          .replace(/\/$/, '')
        for (const key of ['limit', 'body', 'isKept', 'deadline', 'log'] as const) {
          const call = { method, path, old: old[key], now: now[key] }
          if (call.old === call.now) continue
          const judged = differences.find((each) => each.key === key && each.when(call))
          if (judged) seen.add(judged)
          else unexplained.push({ ...call, key, target })
        }
      }
    }

    expect(unexplained.slice(0, 20)).toEqual([])
    expect(differences.filter((each) => !seen.has(each))).toEqual([])
  })
})
