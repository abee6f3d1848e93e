import { act } from 'react'
import { vi } from 'vitest'

import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { Goal } from '#domain/insight/statistics/goals.contract.ts'
import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import { FakeStream } from '#plugins/desk/kit/states/fake-stream.fixture.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import type { MadeOf } from './chart/statistics.fixture.ts'
import { followAddress } from './fake-address.fixture.ts'
import type { FirstPage } from './first-page.ts'
import { answerBeside, answersTo, type AskedDataset, questionsIn } from './statistics-answers.fixture.ts'
import { StatisticsView } from './statistics-view.tsx'

/** What somebody has kept of the statistics; of everything else there is nothing. */
type Kept = { views: SavedView[]; goals: Goal[] }
const nothing = { docs: [], totalDocs: 0, links: [], branches: null }

/** The statistics in a browser, and a server that answers whatever they ask. */
export class ShownStatistics extends Screen {
  /** Each call for datasets, and what it asked for. */
  calls: AskedDataset[][] = []
  /** All calls, by their paths. */
  paths: string[] = []
  /** What was sent to be changed. */
  sent: { method: string; path: string; body: unknown }[] = []
  kept: Kept = { views: [], goals: [] }
  fails: (dataset: DatasetName) => boolean = () => false
  madeOf: MadeOf = () => undefined
  /** What every figure comes to. */
  total: number | undefined

  constructor() {
    super()
    followAddress()
    vi.stubGlobal('EventSource', FakeStream)
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const url = new URL(input, 'http://localhost')
      this.paths.push(url.pathname)
      const questions = questionsIn(url, init)
      if (!questions) return answerBeside(url) ?? this.#answerKept(url, init)
      this.calls.push(questions)
      return answersTo(questions, this)
    })
  }

  #answerKept({ pathname }: URL, { method = 'GET', body }: RequestInit = {}): Response {
    if (method === 'GET') return Response.json({ ...nothing, ...this.kept })
    this.sent.push({ method, path: pathname, body: typeof body === 'string' ? JSON.parse(body) : null })

    return Response.json({ id: this.kept.views[0]?.id ?? '0193b0c5-0000-7000-8000-000000000009' })
  }

  async open(query = '', first: FirstPage | null = null): Promise<void> {
    window.history.replaceState(null, '', `/backend/statistics${query}`)
    await this.show(viewWith(first))
    await this.settle()
  }

  get asked(): AskedDataset[] {
    return this.calls.flat()
  }

  click(element: Element | null | undefined): Promise<unknown> {
    return act(async () =>
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    )
  }

  /** Chooses in whichever field knows the value, or in that one of a card. */
  select(value: string, within: ParentNode | undefined = this.place): Promise<void> {
    return act(async () => {
      const select = [...within.querySelectorAll('select')].find(({ options }) =>
        [...options].some((option) => option.value === value),
      )
      if (select) select.value = value
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }

  rowOf(title: string, name: string): Element | undefined {
    return [...(this.section(title)?.querySelectorAll('tbody button') ?? [])].find(({ textContent }) =>
      textContent.startsWith(name),
    )
  }

  buttonOf(title: string, name: string): Element | undefined {
    return [...(this.section(title)?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent.startsWith(name),
    )
  }
}

export const viewWith = (page: FirstPage | null) => (
  <StatisticsView
    page={page}
    home="/backend"
    path="/backend/statistics"
    now="2026-11-29T12:00:00Z"
    timeZone="Europe/Vienna"
  />
)
