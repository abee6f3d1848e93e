import type { Pool } from 'pg'

import { shortName } from '#domain/people/pin.ts'

import type { HashedPin } from './hash-pin.ts'

/** Somebody of a branch who has a PIN, called as a screen calls them. */
export type PersonWithPin = { id: string; name: string }
type Row = { id: string; firstName: string; lastName: string } & HashedPin

/** Who may say at the devices of a branch who they are, by name. */
export async function peopleWithPin(
  pool: Pool,
  branch: string,
  now: Temporal.Instant,
): Promise<PersonWithPin[]> {
  const { rows } = await pool.query<Row>({
    name: 'people-with-pin',
    text: `${selection} order by u.first_name, u.last_name, u.id`,
    values: [branch, now.toString(), null],
  })
  return rows.map(personOf)
}

/** One of them, with what proves the PIN; null for anybody else. */
export async function findPersonWithPin(
  pool: Pool,
  { branch, person, now }: { branch: string; person: string; now: Temporal.Instant },
): Promise<(PersonWithPin & { pin: HashedPin }) | null> {
  const { rows } = await pool.query<Row>({
    name: 'person-with-pin',
    text: selection,
    values: [branch, now.toString(), person],
  })
  const [row] = rows

  return row ? { ...personOf(row), pin: { salt: row.salt, hash: row.hash } } : null
}

const personOf = ({ id, firstName, lastName }: Row): PersonWithPin => ({
  id,
  name: shortName({ firstName, lastName }),
})

/** Whoever works at the branch with its orders, and whose account is open. */
const selection = `
  select u.id, u.first_name as "firstName", u.last_name as "lastName", p.salt, p.hash
    from users u join user_pins p on p.user_id = u.id
   where ($3::uuid is null or u.id = $3::uuid)
     and not coalesce(u.is_blocked, false) and (u.expires_at is null or u.expires_at > $2::timestamptz)
     and exists (select from users_rels r where r.parent_id = u.id and r.path = 'branches' and r.branches_id = $1)
     and exists (select from users_roles r where r.parent_id = u.id
                                             and r.value in ('ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_ADMIN'))`
