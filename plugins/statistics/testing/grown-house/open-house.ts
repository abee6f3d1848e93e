import type { Querying } from '#kernel/database/in-turn.ts'

import { idOf } from './drawn.ts'
import { zoneOfHouse } from './house-sizes.ts'

export type Place = { id: string; identifier: string; division: string }
export type House = {
  divisions: string[]
  /** Six of the first division, two of the other. */
  branches: Place[]
  products: { id: string; name: string }[]
  people: string[]
  codes: { id: string; path: string; branch: string }[]
}

const branchCount = 8
const ofFirstDivision = 6
const productCount = 120
const codeCount = 24

/** Divisions, branches, products, people and codes, to which all that happens in the house belongs. */
export async function openHouse(database: Querying, people: number): Promise<House> {
  const house = houseOf(people)
  await database.query(
    `insert into divisions (id, identifier, name) select id, id::text, 'Haus ' || nth
       from unnest($1::uuid[]) with ordinality as d (id, nth)`,
    [house.divisions],
  )
  await database.query(
    `insert into branches (id, name, identifier, division_id, time_zone)
     select id, initcap(identifier), identifier, division, '${zoneOfHouse}'
       from jsonb_to_recordset($1::jsonb) as b (id uuid, identifier text, division uuid)`,
    [JSON.stringify(house.branches)],
  )
  await database.query(
    `insert into products (id, name, price) select id, name, 1090
       from jsonb_to_recordset($1::jsonb) as p (id uuid, name text)`,
    [JSON.stringify(house.products)],
  )
  await database.query(
    `insert into users (id, first_name, last_name, email) select id, 'Person', nth, id || '@haus.example'
       from unnest($1::uuid[]) with ordinality as u (id, nth)`,
    [house.people],
  )
  await database.query(
    `insert into qr_codes (id, name, path, target_type, url, origin, origin_branch_id)
     select id, 'Code ' || path, path, 'url', '/aktion', 'Tisch', branch
       from jsonb_to_recordset($1::jsonb) as c (id uuid, path text, branch uuid)`,
    [JSON.stringify(house.codes)],
  )

  return house
}

function houseOf(people: number): House {
  const divisions = ['eins', 'zwei'].map((name) => idOf(`division ${name}`))
  const [first = '', second = ''] = divisions
  const branches = named('filiale', branchCount).map((identifier, nth) => ({
    id: idOf(identifier),
    identifier,
    division: nth < ofFirstDivision ? first : second,
  }))

  return {
    divisions,
    branches,
    products: named('Speise', productCount).map((name) => ({ id: idOf(name), name })),
    people: named('person', people).map(idOf),
    codes: named('code', codeCount).map((path, nth) => ({
      id: idOf(path),
      path,
      branch: branches[nth % branchCount]?.id ?? '',
    })),
  }
}

const named = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `${word}-${nth + 1}`)
