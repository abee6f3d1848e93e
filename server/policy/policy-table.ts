import { pathToRegexp } from 'path-to-regexp'
import * as z from 'zod/mini'

import { type CallPolicy, type DeclaredPolicy, strictestPolicy } from '#domain/api/call-policy.ts'
import { firstStepOf } from '#domain/url-space.ts'

import { isSoundPath } from '../http/sound-target.ts'
import { isOfApi, pathOf, routedTarget } from './address.ts'

/** A call as it is mounted: below `base` the first one that fits answers, as in Payload. */
export type DeclaredRoute = {
  method: string
  /** `/api`, `/api/{slug}` of a collection or `/api/globals/{slug}`. */
  base: string
  path: string
  policy?: DeclaredPolicy | undefined
  /** The shapes of the path's parameters, for those that may be shown. */
  params?: z.ZodMiniObject | undefined
}

/** Whether a step of an address may be written down. */
type StepRule = (step: string) => boolean

export type Policy = Readonly<CallPolicy> & {
  isApi: boolean
  /** What requests are counted by in the metrics: one of few words. */
  face: string
  /** Rules for the steps of a routed address of the API, counted from 0; what has none is hidden. */
  steps: readonly StepRule[]
}

/** What a call is granted, by its address as it was sent, with or without a query. */
export type PolicyOf = (method: string, target: string) => Policy

/** No address of the product comes near; a longer one is sent to keep somebody busy. */
const longestPath = 1000

/** Built once. Pure, so that any list of calls may be judged by it. */
export function policyTable(routes: readonly DeclaredRoute[]): PolicyOf {
  const calls = indexed(routes)
  const judge: PolicyOf = (sentMethod, target) => {
    const method = sentMethod === 'HEAD' ? 'GET' : sentMethod
    const path = pathOf(routedTarget(target))
    if (!isOfApi(path)) return policyOfPage(method, path)
    if (path.length > longestPath || !isSoundPath(path)) return unknownCall(method, '/api')

    const { base, rest } = divided(path, calls)
    const candidates = calls.get(base)?.get(placeOf(method, stepsOf(rest).length))
    return candidates?.find(({ pattern }) => pattern.test(rest))?.policy ?? unknownCall(method, base)
  }
  // An app asks for a page by calls that are all spelled as they are declared.
  const judged = new Map(plainCalls(routes).map((call) => [call.join(' '), judge(...call)]))

  return (method, target) => judged.get(`${method} ${target.split('?', 1)[0]}`) ?? judge(method, target)
}

/** The calls at addresses without parameters. */
const plainCalls = (routes: readonly DeclaredRoute[]) =>
  routes
    .map(({ method, base, path }) => [method.toUpperCase(), base + path] as const)
    .filter(([, address]) => /^[\w/.-]+$/.test(address))

type Call = { pattern: RegExp; policy: Policy }
/** By base, then by method and number of steps, so that few patterns are tried. */
type Calls = ReadonlyMap<string, ReadonlyMap<string, readonly Call[]>>

function indexed(routes: readonly DeclaredRoute[]): Calls {
  const calls = new Map<string, Map<string, Call[]>>()
  for (const route of routes) {
    const ofBase = calls.get(route.base) ?? new Map<string, Call[]>()
    calls.set(route.base, ofBase)
    const call = compiled(route)
    for (const count of stepCounts(route.path)) {
      const place = placeOf(route.method.toUpperCase(), count)
      ofBase.set(place, [...(ofBase.get(place) ?? []), call])
    }
  }
  return calls
}

const placeOf = (method: string, stepCount: number): string => `${method} ${stepCount}`

/** What ends with a question mark may be left out. */
function stepCounts(path: string): number[] {
  const steps = stepsOf(path)
  const optional = steps.filter((step) => step.endsWith('?')).length

  return Array.from({ length: optional + 1 }, (_, left) => steps.length - left)
}

const stepsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** A collection answers all that is below its slug; what belongs to none is asked of the calls at the root. */
function divided(path: string, calls: Calls): { base: string; rest: string } {
  const [, api = '', first = '', second = ''] = path.toLowerCase().split('/', 4)
  const base = first === 'globals' ? `/${api}/${first}/${second}` : `/${api}/${first}`

  return calls.has(base)
    ? { base, rest: path.slice(base.length) || '/' }
    : { base: '/api', rest: path.slice('/api'.length) || '/' }
}

function compiled(route: DeclaredRoute): Call {
  const { method, base, path, policy = {} } = route
  const name = `${method.toUpperCase()} ${base}${path}`
  if (policy.isKept && method !== 'get') throw new Error(`${name}: only what is read may be kept`)
  const unknown = policy.shown?.filter((parameter) => !(parameter in (route.params?.shape ?? {})))
  if (unknown?.length) throw new Error(`${name}: nothing says what ${unknown.join(', ')} may be`)

  return {
    pattern: pathToRegexp(path),
    policy: {
      ...strictestPolicy(method.toUpperCase()),
      ...policy,
      isApi: true,
      face: 'api',
      steps: stepsOf(base + path).map((step) => ruleOf(step, route)),
    },
  }
}

const always: StepRule = () => true
const never: StepRule = () => false

/** Words of the product may be read; of what a client puts between them only what is said to be one of few words. */
function ruleOf(step: string, { policy, params }: DeclaredRoute): StepRule {
  const [, parameter] = /^:(\w+)\??$/.exec(step) ?? []
  if (parameter === undefined) return step.includes(':') ? never : always
  const shape = policy?.shown?.includes(parameter) ? params?.shape[parameter] : undefined

  return shape ? (value) => z.safeParse(shape, value).success : never
}

/** Nobody answers there, so nobody reads what is sent. */
function unknownCall(method: string, base: string): Policy {
  const steps = stepsOf(base).map(() => always)

  return { ...strictestPolicy(method), body: 'none', isApi: true, face: 'api', steps }
}

function policyOfPage(method: string, path: string): Policy {
  return { ...strictestPolicy(method), isApi: false, face: firstStepOf(path) ?? 'page', steps: [] }
}
