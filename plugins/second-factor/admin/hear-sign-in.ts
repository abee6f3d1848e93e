import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { withoutWords } from '#domain/refusals/without-words.ts'

export type NextStep =
  | { kind: 'confirm'; challenge: string; hasApp: boolean; hasPasskey: boolean }
  | { kind: 'set-up'; challenge: string }

type Fetch = typeof fetch
type Facts = { challenge?: unknown; hasApp?: unknown; hasPasskey?: unknown }

/**
 * Hears what the login form of the panel is answered. Where the password was right and not enough, the form gets an
 * answer without words, for what follows is a step and no mistake.
 */
export function hearSignIn(ask: Fetch, lead: (step: NextStep) => void): Fetch {
  return async (input, init) => {
    const answer = await ask(input, init)
    if (answer.status !== 403 || !isSignIn(input)) return answer
    const said: ApiErrors | null = await answer
      .clone()
      .json()
      .catch(() => null)
    const step = said && stepIn(said)
    if (!step) return answer

    lead(step)
    return Response.json({ errors: [] }, { status: 403, headers: { [withoutWords]: '1' } })
  }
}

const isSignIn = (input: Parameters<Fetch>[0]): boolean => {
  const address = input instanceof Request ? input.url : String(input)

  return URL.parse(address, window.location.origin)?.pathname === '/api/users/login'
}

function stepIn({ errors }: ApiErrors): NextStep | null {
  const [error] = errors
  const { challenge, hasApp, hasPasskey }: Facts = error?.data ?? {}
  if (typeof challenge !== 'string') return null
  if (error?.code === 'second-factor-setup-needed') return { kind: 'set-up', challenge }

  return error?.code === 'second-factor-needed'
    ? { kind: 'confirm', challenge, hasApp: hasApp === true, hasPasskey: hasPasskey === true }
    : null
}
