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
  if (!answer.ok)
    throw isFinal(answer.status) ? new ProviderRefused(words, answer.status) : new ProviderAway(words)
  const text = await answer.text()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderAway(`${asking.provider} answered no JSON`)
  }
}

/** Whether asking again would bring the same. Two at once are told to come later. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 409 && status !== 429

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
  } catch {
    throw new ProviderAway(`${provider} does not answer`)
  }
}
