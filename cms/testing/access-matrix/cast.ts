import type { CollectionSlug } from 'payload'

import type { Asker } from '#domain/people/rights.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

type Values = Record<string, unknown>
export type Person = { asker: Asker; id: string; authorization: string }

/** Two branches, somebody of each role at the first one, and somebody who works at the second one. */
export type Cast = {
  app: TestApp
  fixtures: RecordFixtures
  ownBranch: string
  foreignBranch: string
  stranger: string
  person: (asker: Asker) => Person
}

export const askers: Asker[] = ['anyone', ...roles, 'device']

export async function castPeople(app: TestApp): Promise<Cast> {
  const fixtures = createRecordFixtures(app.payload)
  const ownBranch = (await fixtures.store('branches')).id
  const foreignBranch = (await fixtures.store('branches')).id
  const stranger = await fixtures.store('users', { roles: ['ROLE_EMPLOYEE'], branches: [foreignBranch] })
  // One more, so that the last admin is never at stake.
  await fixtures.store('users', { roles: ['ROLE_ADMIN'] })

  const people = new Map<Asker, Person>([['anyone', { asker: 'anyone', id: stranger.id, authorization: '' }]])
  for (const role of roles) people.set(role, await employ(role))
  people.set('device', await installDevice(people.get('ROLE_ADMIN') as Person))

  // Every asker has just been put in.
  return {
    app,
    fixtures,
    ownBranch,
    foreignBranch,
    stranger: stranger.id,
    person: (asker) => people.get(asker) as Person,
  }

  async function employ(role: Role): Promise<Person> {
    const { id, email } = await fixtures.store('users', { roles: [role], branches: [ownBranch] })
    const answer = await app.fetch('/api/auth/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'ein-gutes-passwort' }),
    })
    const { token } = await readJson<{ token: string }>(answer)
    return { asker: role, id, authorization: `Bearer ${token}` }
  }

  /** A device of the own branch with a key, as the branch's manager would set it up. */
  async function installDevice(admin: Person): Promise<Person> {
    const slug = 'devices' as CollectionSlug
    const { id } = await fixtures.store(slug, { branch: ownBranch, isEnabled: true })
    const { key } = await readJson<{ key: string }>(
      await call(app, admin, 'POST', `/api/devices/${id}/key`, {}),
    )
    if (typeof key !== 'string') throw new Error('The device got no key.')
    return { asker: 'device', id, authorization: `Device ${key}` }
  }
}

export function call(
  app: TestApp,
  person: Person,
  method: string,
  path: string,
  body?: Values,
): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...headersOf(person) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

export function headersOf({ authorization }: Person): Record<string, string> {
  return authorization ? { authorization } : {}
}
