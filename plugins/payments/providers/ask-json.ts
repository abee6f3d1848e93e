import type * as z from 'zod/mini'

import { ProviderAway, ProviderRefused } from '../provider.ts'

/** What is sent; `once` names it, so that the provider does it once however often it comes. */
export type Sending = { body: object; once: string }

type Asking = {
  /** As the log calls it. */
  provider: string
  url: string
  method: 'GET' | 'POST'
  authorization: string
  sending?: Sending | undefined
}

const mostMs = 15_000

/**
 * The answer of a provider as JSON, null where it has none. What goes wrong is told without anything of the request
 * or the answer, for both may hold keys and names.
 */
export async function askJson(asking: Asking): Promise<unknown> {
  const answer = await send(asking)
  const words = `${asking.provider} answered ${answer.status}`
  if (!answer.ok) throw failureOf(answer.status, words)
  try {
    const text = await answer.text()
    return text === '' ? null : JSON.parse(text)
  } catch {
    throw new ProviderAway(`${asking.provider} answered no JSON`)
  }
}

/** What a schema makes of an answer; one that it does not know is as good as none. */
export function told<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ProviderAway('a provider answered in words that nobody knows')

  return parsed.data
}

function failureOf(status: number, words: string): Error {
  if (status === 429 || status === 503) return new ProviderAway(words, { isUndone: true })
  // The same is being done at this moment.
  if (status === 409) return new ProviderAway(words)

  return status >= 400 && status < 500 ? new ProviderRefused(words, status) : new ProviderAway(words)
}

/** Nobody was there to hear it. */
const unheard: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

async function send({ provider, url, method, authorization, sending }: Asking): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(sending && { 'content-type': 'application/json', 'idempotency-key': sending.once }),
      },
      ...(sending && { body: JSON.stringify(sending.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
    })
  } catch (error) {
    const { cause } = error as { cause?: { code?: unknown } }
    throw new ProviderAway(`${provider} does not answer`, { isUndone: unheard.has(cause?.code) })
  }
}
