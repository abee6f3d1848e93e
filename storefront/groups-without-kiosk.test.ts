import { expect, it } from 'vitest'

import { groupsWithoutKiosk } from './groups-without-kiosk.ts'

/** Who imports whom, and what only when it is needed. */
const imports: Record<string, string[]> = {
  'app/branch.route.tsx?client': ['app/menu.tsx', 'app/cart.ts', 'app/hours.ts'],
  'app/checkout.route.tsx?client': ['app/form.tsx', 'app/cart.ts'],
  'app/division.route.tsx?client': ['app/list.tsx', 'app/hours.ts'],
  'app/kiosk.route.tsx?client': ['app/menu.tsx', 'app/form.tsx', 'app/cart.ts', 'app/saver.tsx'],
  'app/sheet.tsx': ['app/menu.tsx'],
}
const importersOf = (id: string) => Object.keys(imports).filter((each) => imports[each]?.includes(id))
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id.endsWith('?client'),
    importers: importersOf(id),
    dynamicImporters: id === 'app/sheet.tsx' ? ['app/menu.tsx'] : [],
  }),
}
const groups = groupsWithoutKiosk([{ name: 'ordering', test: /cart/ }])
const groupOf = (id: string) =>
  groups
    .filter(({ test }) => test.test(id))
    .map(({ name }) => name(id, graph))
    .find(Boolean)

it('code is divided as it would be without the kiosk, which takes from each page what it needs', () => {
  expect(groupOf('app/cart.ts')).toBe('ordering')
  expect(groupOf('app/form.tsx')).toBe('checkout.route')
  expect(groupOf('app/checkout.route.tsx?client')).toBe('checkout.route')
  expect(groupOf('app/list.tsx')).toBeUndefined()
  expect(groupOf('app/saver.tsx')).toBeUndefined()
})

it('what several pages need, or a page and what it loads later, is a file of its own for just those', () => {
  expect(groupOf('app/hours.ts')).toMatch(/^part\d$/)
  expect(groupOf('app/menu.tsx')).toMatch(/^part\d$/)
  expect(groupOf('app/menu.tsx')).not.toBe(groupOf('app/hours.ts'))
})
