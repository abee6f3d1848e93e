import type { Config } from 'payload'
import { expect, test } from 'vitest'

import { deskOf, withDeskView } from './desk.port.ts'

const view = {
  area: 'ordering' as const,
  label: 'Tafel',
  path: '/board' as const,
  right: ['read', 'orders'] as ['read', string],
  component: '/plugins/ordering/admin/board.tsx#Board',
}
const empty = { collections: [] } as unknown as Config

test('a view is said once: its path, its guard, its title, its link, its component', () => {
  const config = withDeskView(empty, view)

  expect(Object.values(config.admin?.components?.views ?? {})).toEqual([
    {
      Component: {
        path: expect.stringContaining('#DeskView'),
        serverProps: {
          view: { component: view.component, path: '/board', label: 'Tafel', right: ['read', 'orders'] },
        },
      },
      path: '/board',
      exact: true,
      meta: { title: 'Tafel' },
    },
  ])
  expect(deskOf(config).links).toEqual([
    { area: 'ordering', label: 'Tafel', path: '/board', right: ['read', 'orders'] },
  ])
  expect(config.admin?.dependencies).toEqual({
    [view.component]: { path: view.component, type: 'component' },
  })
})

test('a view leaves others as they are, and may be titled by more than its link', () => {
  const config = withDeskView(withDeskView(empty, view), {
    ...view,
    path: '/planner',
    title: 'Dienstplan der Woche',
  })
  const views = Object.values(config.admin?.components?.views ?? {})

  expect(views.map(({ path, meta }) => [path, meta?.title])).toEqual([
    ['/board', 'Tafel'],
    ['/planner', 'Dienstplan der Woche'],
  ])
  expect(deskOf(config).links).toHaveLength(2)
})

test('a view that others lead to is guarded like any other, and stands in no navigation', () => {
  const config = withDeskView(empty, { ...view, isInNavigation: false })

  expect(Object.values(config.admin?.components?.views ?? {})).toMatchObject([
    { path: '/board', exact: true },
  ])
  expect(deskOf(config).links).toEqual([])
})
