import { expect, it } from 'vitest'

import { shareJoins } from './share-joins.repair.ts'

const name = (letter: string) =>
  `${letter.repeat(8)}_${letter.repeat(4)}_4${letter.repeat(3)}_8${letter.repeat(3)}_${letter.repeat(12)}`
const [a, b, c, d] = [name('a'), name('b'), name('c'), name('d')]
const join = (table: string, as: string, from: string) =>
  ` left join "${table}" "${as}" on "${as}"."id" = ${from}`
const list = (as: string) =>
  ` left join "menus_rels" "${as}" on ("menus"."id" = "${as}"."parent_id" and "${as}"."path" like $1)`

it('two conditions over one relation share its join', () => {
  const text = `select distinct "branches"."id" from "branches"${join('divisions', a, '"branches"."division_id"')}${join('divisions', b, '"branches"."division_id"')} where ("${a}"."name" = $1 or "${b}"."name" = $2) limit $3`

  expect(shareJoins(text)).toBe(
    `select distinct "branches"."id" from "branches"${join('divisions', a, '"branches"."division_id"')} where ("${a}"."name" = $1 or "${a}"."name" = $2) limit $3`,
  )
})

it('what follows a shared relation is shared, too', () => {
  const text = `select 1 from "menus"${list(a)}${join('branches', b, `"${a}"."branches_id"`)}${join('divisions', name('e'), `"${b}"."division_id"`)}${join('branches', c, `"${a}"."branches_id"`)}${join('divisions', d, `"${c}"."division_id"`)} where "${d}"."name" = $2`

  expect(shareJoins(text)).toBe(
    `select 1 from "menus"${list(a)}${join('branches', b, `"${a}"."branches_id"`)}${join('divisions', name('e'), `"${b}"."division_id"`)} where "${name('e')}"."name" = $2`,
  )
})

it('a sort shares the join of a condition', () => {
  const text = `select "${b}"."name" from "branches"${join('divisions', a, '"branches"."division_id"')}${join('divisions', b, '"branches"."division_id"')} order by "${b}"."name" asc`

  expect(shareJoins(text)).toBe(
    `select "${a}"."name" from "branches"${join('divisions', a, '"branches"."division_id"')} order by "${a}"."name" asc`,
  )
})

it.each([
  [
    'different relations',
    `${join('images', a, '"branches"."logo_id"')}${join('images', b, '"branches"."image_id"')}`,
  ],
  ['different tables', `${join('images', a, '"x"."target"')}${join('uploads', b, '"x"."target"')}`],
  ['lists of many records', `${list(a)}${list(b)}`],
  [
    'the other way round',
    ` left join "orders" "${a}" on "${a}"."branch_id" = "branches"."id" left join "orders" "${b}" on "${b}"."branch_id" = "branches"."id"`,
  ],
])('%s keep their joins', (_, joins) => {
  const text = `select 1 from "branches"${joins} where "${b}"."name" = $1`

  expect(shareJoins(text)).toBe(text)
})

it('words of whoever asks stay as they are, even those that look like a join', () => {
  const words = `${join('divisions', c, '"branches"."division_id"')}${join('divisions', d, '"branches"."division_id"')}`
  const where = ` where "config" @? '${words} ${d}'`
  const joins = `${join('divisions', a, '"branches"."division_id"')}${join('divisions', b, '"branches"."division_id"')}`

  expect(shareJoins(`select 1 from "branches"${joins}${where}`)).toBe(
    `select 1 from "branches"${join('divisions', a, '"branches"."division_id"')}${where}`,
  )
  expect(shareJoins(`select 1 from "branches"${where}`)).toBe(`select 1 from "branches"${where}`)
})
