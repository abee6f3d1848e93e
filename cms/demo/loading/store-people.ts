import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '#cms/payload-types.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { hashPin } from '#plugins/pins/operations/hash-pin.ts'

import { type DemoPerson, people } from '../team/people.data.ts'

export type TeamMember = { key: string; id: string; name: string; isLead: boolean; account: User }

/**
 * The team as accounts without a password: nobody signs in by them until the administration gives them one. At the
 * screens of the house they prove themselves by the PINs of the demo.
 */
export async function storePeople(req: PayloadRequest, branch: string): Promise<TeamMember[]> {
  const team: TeamMember[] = []
  for (const person of people) team.push(await storePerson(req, person, branch))
  await storePins(req, team)

  return team
}

async function storePerson(
  req: PayloadRequest,
  { key, firstName, lastName, isLead = false }: DemoPerson,
  branch: string,
): Promise<TeamMember> {
  const name = nameOfPerson({ firstName, lastName })
  // Past the hashing of a password that there is none of, which takes longer than all the rest.
  const account: User = await req.payload.db.create({
    collection: 'users',
    data: {
      firstName,
      lastName,
      name,
      username: key,
      email: `${key}@knoepflemond.example`,
      roles: [isLead ? 'ROLE_MANAGER' : 'ROLE_EMPLOYEE'],
      branches: [branch],
    },
    req,
  })

  return { key, id: account.id, name, isLead, account }
}

async function storePins(req: PayloadRequest, team: readonly TeamMember[]): Promise<void> {
  const rows = await Promise.all(
    people.flatMap(({ key, pin }) => {
      const user = team.find((member) => member.key === key)?.id
      return pin === null ? [] : [pinRow(req, user, pin)]
    }),
  )
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into user_pins (user_id, salt, hash, changed_at)
    select user_id, salt, hash, now() from jsonb_populate_recordset(null::user_pins, ${JSON.stringify(rows)}::jsonb)`)
}

const pinRow = async (req: PayloadRequest, user: string | undefined, pin: string) => ({
  user_id: user,
  ...(await hashPin(req.payload.secret, pin)),
})
