import type { Role } from '#domain/people/roles.ts'

import { readJson, type TestApp } from './test-app.ts'

export type Hired = {
  id: string
  /** What is sent along with every call. */
  authorization: string
  /** Asks the REST API as this person. */
  ask: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
}

const password = 'ein-gutes-passwort'
let count = 0

export async function openBranch(app: TestApp, identifier: string): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'branches',
    data: {
      name: identifier,
      identifier,
      timeZone: 'Europe/Vienna',
      slotMinutes: 15,
      businessDayStartsAt: '05:00',
    },
    overrideAccess: true,
  })
  return id
}

/** A person with a role at these branches, signed in. */
export async function hire(app: TestApp, role: Role, branches: string[] = []): Promise<Hired> {
  count += 1
  const email = `person${count}@example.com`
  const { id } = await app.payload.create({
    collection: 'users',
    data: { email, password, firstName: 'Person', lastName: String(count), roles: [role], branches },
    overrideAccess: true,
  })
  const answer = await app.fetch('/api/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = await readJson<{ token: string }>(answer)

  const authorization = `Bearer ${token}`

  return { id, authorization, ask: askWith(app, authorization) }
}

export const askWith =
  (app: TestApp, authorization?: string): Hired['ask'] =>
  (method, path, body, headers) =>
    app.fetch(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorization ? { authorization } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

/** Status and codes of a refusal, which is what most tests look at. */
export async function verdict(answer: Response): Promise<{ status: number; codes: string[] }> {
  const { errors = [] } = await readJson<{ errors?: { code: string }[] }>(answer)
  return { status: answer.status, codes: errors.map(({ code }) => code) }
}
