import type { Role } from '#domain/people/roles.ts'

import { readJson, type TestApp } from './test-app.ts'

export type Answer = { status: number; body: Record<string, unknown> & { errors?: Problem[] } }
type Problem = { message: string; code: string; field?: string; data?: Record<string, unknown> }

/** Somebody who calls the REST API with JSON. */
export type Caller = ((method: string, path: string, body?: object) => Promise<Answer>) & {
  /** Sends a form, as the admin panel does with files. */
  send: (path: string, form: FormData, method?: 'POST' | 'PATCH') => Promise<Response>
  /** What is sent along with every call. */
  badge: Record<string, string>
}

const password = 'ein-gutes-passwort'
let count = 0

/** A person of the staff with these roles, signed in. */
export async function employ(app: TestApp, roles: Role[], branches: string[] = []): Promise<Caller> {
  return callerWith(app, await badgeOf(app, roles, branches))
}

/** What somebody with these roles sends along with every call. */
export async function badgeOf(
  app: TestApp,
  roles: Role[],
  branches: string[] = [],
): Promise<{ authorization: string }> {
  count += 1
  const email = `person${count}@example.com`
  await app.payload.create({
    collection: 'users',
    data: {
      email,
      username: `person${count}`,
      password,
      firstName: 'Anna',
      lastName: 'Auer',
      roles,
      branches,
    },
    overrideAccess: true,
  })
  const { body } = await anyone(app)('POST', '/api/auth/authenticate', { email, password })

  return { authorization: `Bearer ${String(body.token)}` }
}

/** A visitor without login. */
export const anyone = (app: TestApp): Caller => callerWith(app, {})

function callerWith(app: TestApp, headers: Record<string, string>): Caller {
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await app.fetch(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })

    return { status: answer.status, body: await readJson(answer) }
  }
  const send: Caller['send'] = (path, form, method = 'POST') =>
    app.fetch(path, { method, headers, body: form })

  return Object.assign(call, { send, badge: headers })
}

/** The id of the record that a call made. */
export function idOf({ status, body }: Answer): string {
  const { doc } = body as { doc?: { id: string } }
  if (!doc) throw new Error(`Nothing was made: ${status} ${JSON.stringify(body)}`)

  return doc.id
}
