import type * as z from 'zod/mini'

import type { ApiErrors } from '../refusals/api-error.contract.ts'
import type { ApiError } from '../refusals/refusals.ts'
import type { ApiContract } from './api-contract.ts'

export type Call<Contract extends ApiContract> = (
  fetch: Fetch,
  ...given: Partial<Given<Contract>> extends Given<Contract>
    ? [given?: Given<Contract>]
    : [given: Given<Contract>]
) => Promise<Answer<Contract>>

/** What came of a call. Nothing is thrown: whoever asks knows what each ending means to them. */
export type Outcome<Body, Refused = unknown> = Answered<Body> | Failed<Refused>

export type Answer<Contract extends ApiContract> =
  | Answered<BodyOf<Contract['responses'][Good<Contract>]>>
  | Failed<ApiErrors | BodyOf<Contract['responses'][Exclude<keyof Contract['responses'], Good<Contract>>]>>

/**
 * A call of the API, typed by its contract, of which only the type is loaded: the schemas are for the server. That is
 * why the address is written out here once more, and the compiler compares the two.
 */
export function callOf<Contract extends ApiContract>(
  method: Contract['method'],
  path: Contract['path'],
): Call<Contract> {
  return async (fetch, given: Parts = {}) => {
    const { params, query, body, headers, ...options } = given
    const answer = await send(fetch, fill(path, { params, query }), {
      ...options,
      method: method.toUpperCase(),
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    // The server answers in the shapes of the contract, which its tests compare.
    return answer as Answer<Contract>
  }
}

/** Where a call is, for what asks by itself: links and streams of events. */
export function addressOf<Contract extends ApiContract>(
  path: Contract['path'],
  given: Pick<Given<Contract>, 'params' | 'query'>,
): string {
  return fill(path, given)
}

/** What was asked for; a refusal becomes the status of the page that needs it. */
export function bodyOf<Body>(answer: Answered<Body> | Failed): Body {
  if (answer.ok) return answer.body
  const { status, cause = new Error(`Nothing readable came back with ${status}`) } = answer
  throw status < 400 ? cause : new Response(null, { status })
}

async function send(fetch: Fetch, address: string, init: RequestInit): Promise<Answered | Failed> {
  try {
    return await read(await fetch(address, init))
  } catch (cause) {
    const kind = init.signal?.aborted ? 'aborted' : 'unreachable'
    return { ok: false, kind, status: 0, errors: [], retryAfterSeconds: null, cause }
  }
}

/** Throws only where the connection breaks. */
async function read(response: Response): Promise<Answered | Failed> {
  const { ok, status, headers } = response
  const failed = { ok: false, status, retryAfterSeconds: Number(headers.get('retry-after')) || null } as const
  try {
    const body: unknown = status === 204 ? undefined : await response.json()
    if (ok && (status === 204 || isObject(body))) return { ok, status, body }

    const errors = errorsIn(body)
    return { ...failed, kind: errors.length > 0 ? 'refused' : 'unreadable', errors, body }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    return { ...failed, kind: 'unreadable', errors: [], cause }
  }
}

/** What an answer tells that is no good one. */
export function errorsIn(body: unknown): ApiError[] {
  if (!isObject(body) || !('errors' in body) || !Array.isArray(body.errors)) return []
  return body.errors.filter((error) => typeof error?.message === 'string')
}

/** What every answer of the API with a body is, or a list of such. */
const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null

function fill(path: string, { params = {}, query = {} }: Parts): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  if (asked.length === 0) return address

  return `${address}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** What a call is given, whatever its contract. */
type Parts = Options & {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  headers?: Record<string, string>
}

type Options = Pick<RequestInit, 'signal' | 'cache'>

/** What a call has to be given, and nothing that its contract does not know. */
type Given<Contract extends ApiContract> = Options &
  Part<'params', Contract['params']> &
  Part<'query', Contract['query']> &
  Part<'body', Contract['request']> &
  Part<'headers', Contract['headers']>

type Part<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { [K in Name]?: z.input<Schema> }
    : { [K in Name]: z.input<Schema> }
  : { [K in Name]?: never }

type Answered<Body = unknown> = { ok: true; status: number; body: Body }

type Failed<Body = unknown> = {
  ok: false
  /**
   * `refused`: in German, with field and code. `unreadable`: by somebody who does not speak for the API, such as a
   * proxy. `unreachable`: nothing came back, or not all of it. `aborted`: by the signal of the call.
   */
  kind: 'refused' | 'unreadable' | 'unreachable' | 'aborted'
  /** 0 where nothing came back. */
  status: number
  /** Empty unless it is refused. */
  errors: readonly ApiError[]
  /** When the server says that asking again is worth it. */
  retryAfterSeconds: number | null
  body?: Body
  cause?: unknown
}

type Good<Contract extends ApiContract> = Extract<keyof Contract['responses'], 200 | 201 | 202 | 204>

type BodyOf<Described> = Described extends { contentType: string }
  ? never
  : Described extends { body: infer Schema extends z.ZodMiniType }
    ? z.output<Schema>
    : undefined
