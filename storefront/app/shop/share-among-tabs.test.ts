import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { shareAmongTabs } from './share-among-tabs.ts'

type Tab = { leave: () => void; heard: number[]; tell: (version: number) => void }

/** The streams that are open, by the tab that holds them. */
let open: Set<string>

beforeEach(() => {
  open = new Set()
})

afterEach(() => vi.unstubAllGlobals())

/** A tab of the browser: the process itself has locks and channels like one. */
function openTab(name: string, tab: string): Tab {
  const heard: number[] = []
  let tell = (_version: number): void => {
    throw new Error(`Tab ${tab} holds no stream`)
  }
  const leave = shareAmongTabs<number>({
    name,
    open: (tellAll) => {
      open.add(tab)
      tell = tellAll
      return () => open.delete(tab)
    },
    hear: (version) => heard.push(version),
  })

  return { leave, heard, tell: (version) => tell(version) }
}

const holders = () => [...open].join()

it('one tab listens for all of them', async () => {
  const tabs = ['a', 'b', 'c'].map((tab) => openTab('one for all', tab))
  await vi.waitFor(() => expect(holders()).toBe('a'))
  tabs[0]?.tell(7)

  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard.at(-1))).toEqual([7, 7, 7]))
  expect(holders()).toBe('a')
  for (const { leave } of tabs) leave()
})

it('another one listens once it is left, and one that waits may leave as well', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((tab) => openTab('passed on', tab))
  await vi.waitFor(() => expect(holders()).toBe('a'))
  second?.leave()
  first?.leave()
  await vi.waitFor(() => expect(holders()).toBe('c'))
  third?.leave()

  await vi.waitFor(() => expect(holders()).toBe(''))
})

it('who comes later is told what was told last', async () => {
  const first = openTab('later', 'a')
  await vi.waitFor(() => expect(holders()).toBe('a'))
  first.tell(7)
  first.tell(8)
  const second = openTab('later', 'b')

  await vi.waitFor(() => expect(second.heard).toEqual([8]))
  first.leave()
  second.leave()
})

it('tabs of different shops hear nothing of each other', async () => {
  const one = openTab('here', 'a')
  const other = openTab('there', 'b')
  await vi.waitFor(() => expect(holders()).toBe('a,b'))
  one.tell(1)
  other.tell(2)
  await vi.waitFor(() => expect([one.heard, other.heard]).toEqual([[1], [2]]))
  one.leave()
  other.leave()
})

it('without locks each tab listens for itself', () => {
  vi.stubGlobal('navigator', {})
  const tabs = ['a', 'b'].map((tab) => openTab('plain', tab))

  expect(holders()).toBe('a,b')
  for (const { leave } of tabs) leave()
  expect(holders()).toBe('')
})
