import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'

import { queryNamesOf } from './query-names.ts'

const route = (id: string, more: object, readsQuery?: string[]) => ({
  [id]: { id, parentId: 'root', module: readsQuery ? { handle: { crumbs: [], readsQuery } } : {}, ...more },
})
const routes = {
  ...route('root', { path: '', parentId: undefined }, ['lang']),
  ...route('home', { index: true }, ['q']),
  ...route('list', { path: 'store' }, ['q', 'tag']),
  ...route('branch', { path: 'store/:branch' }),
  ...route('unknown', { path: '*' }),
} as unknown as ServerBuild['routes'] // of a build no more than what is looked at

test.each([
  ['/', ['lang', 'q'], ['tag', '_routes']],
  ['/store', ['lang', 'q', 'tag'], ['_routes', 'utm_source']],
  ['/store/', ['q', 'tag'], []],
  ['/STORE', ['q', 'tag'], []],
  ['/store/linz', ['lang'], ['q', 'tag', '_routes']],
  ['/nirgends/hier', ['lang'], ['q', 'tag']],
  ['/_.data', ['q', '_routes'], ['tag']],
  ['/store.data', ['q', 'tag', '_routes'], []],
])('at %s %j is read, and none of %j', (path, read, unread) => {
  const names = queryNamesOf(routes)(path)

  expect(read.filter((name) => !names.has(name))).toEqual([])
  expect(unread.filter((name) => names.has(name))).toEqual([])
})
