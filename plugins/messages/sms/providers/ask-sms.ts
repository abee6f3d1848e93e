import { SmsFailure } from '../sms-provider.ts'

type Asking = {
  /** As the log calls it. */
  provider: string
  url: string
  headers: Record<string, string>
  body?: object
}

const mostMs = 10_000

/**
 * The answer of a provider as JSON. What goes wrong is told without anything of the request or the answer, for both
 * hold keys and numbers.
 */
export async function askSms({ provider, url, headers, body }: Asking): Promise<unknown> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(mostMs),
  }).catch(() => {
    throw new SmsFailure('away', `${provider} does not answer`)
  })
  const told = `${provider} answered ${answer.status}`
  if (answer.status === 401 || answer.status === 403) throw new SmsFailure('key', told)
  if (answer.status === 429) throw new SmsFailure('busy', told)
  if (answer.status >= 500) throw new SmsFailure('away', told)
  const said = jsonIn(await answer.text())
  if (said === null) throw new SmsFailure('away', `${told} and no JSON`)

  return said
}

/** Null for what is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
