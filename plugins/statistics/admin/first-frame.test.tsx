import { Suspense } from 'react'
import { expect, it } from 'vitest'

import { FirstFrame } from './first-frame.tsx'
import type { FirstPage } from './first-page.ts'

const given = {
  home: '/backend',
  path: '/statistics',
  now: '2026-11-30T08:00:00Z',
  timeZone: 'Europe/Vienna',
}
const page: FirstPage = {
  at: given.now,
  answers: [],
  branches: { docs: [] },
  divisions: { docs: [] },
  views: { views: [] },
  goals: { goals: [], branches: null },
  now: null,
}

it('brings figures that come in time with their page, and no frame before them', async () => {
  const shown = await FirstFrame({ ...given, reading: Promise.resolve(page) })

  expect(shown.props).toEqual({ ...given, page })
})

it('shows the frame to whoever waits longer than React would keep it anyway', async () => {
  let come: (page: FirstPage) => void = () => undefined
  const reading = new Promise<FirstPage>((resolve) => (come = resolve))
  const shown = await FirstFrame({ ...given, reading })

  expect(shown.type).toBe(Suspense)
  come(page)
  expect(shown.props).toMatchObject({ children: { props: { ...given, reading } } })
})
