import type { IncomingHttpHeaders } from 'node:http'

import type { StoredAnswer } from '../cache/stored-answer.ts'
import type { AnswerApi } from './api-answers.ts'

const ownOrigin = 'http://localhost'

type Asker = {
  /** Whether it asks for an address of which there are endlessly many, and so does whatever it reads. */
  isStray: boolean
  /** Hears of every answer that is not for everybody; nor is what is made of it. */
  onOwn: () => void
}

/** A `fetch` that reaches the API of this process without a network; it acts for a guest. */
export function createInProcessTransport(answerApi: AnswerApi, { isStray, onOwn }: Asker): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? new Request(input, init) : new Request(absolute(input), init)
    const answer = await answerApi(request, isStray)
    if ('shared' in answer) return new StoredResponse(answer.shared)
    onOwn()
    return answer.own
  }
}

/** What the API knows somebody of the staff by; the browser says who wrote the page that asks. */
const askerHeaders = ['cookie', 'authorization', 'origin', 'sec-fetch-site'] as const

/** The same on behalf of whoever asks for the page, whose answer nobody else may get. */
export function onBehalfOf(asker: IncomingHttpHeaders, transport: typeof fetch): typeof fetch {
  return (input, init) => {
    const request = new Request(input instanceof Request ? input : absolute(input), init)
    for (const name of askerHeaders) {
      const value = asker[name]
      if (value !== undefined) request.headers.set(name, value)
    }
    return transport(request)
  }
}

/** Parsed once for all pages that read it; frozen, because all of them share it. */
const parsedBodies = new WeakMap<StoredAnswer, unknown>()

/** Copies the stored body only for a reader that does not want it parsed. */
class StoredResponse extends Response {
  readonly #stored: StoredAnswer

  constructor(stored: StoredAnswer) {
    super(null, { status: stored.status, headers: stored.headers })
    this.#stored = stored
  }

  override get body() {
    // a Buffer is a Uint8Array; the DOM type only knows the unshared kind
    return new Response(this.#stored.body as unknown as BodyInit).body
  }

  override async text(): Promise<string> {
    return this.#stored.body.toString()
  }

  override async bytes() {
    return new Uint8Array(this.#stored.body)
  }

  override async arrayBuffer() {
    return new Uint8Array(this.#stored.body).buffer
  }

  override async json(): Promise<unknown> {
    const known = parsedBodies.get(this.#stored)
    if (known !== undefined) return known
    const parsed: unknown = deepFreeze(JSON.parse(this.#stored.body.toString('utf8')))
    parsedBodies.set(this.#stored, parsed)
    return parsed
  }
}

function absolute(input: string | URL): string {
  const target = String(input)
  return target.startsWith('/') ? `${ownOrigin}${target}` : target
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
