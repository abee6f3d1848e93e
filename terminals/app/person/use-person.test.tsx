// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Place } from '../connection/place.ts'
import { type PersonAtScreen, usePerson } from './use-person.ts'

const place: Place = { screen: 'kitchen', branch: 'linz', key: 'thk_geheim' }
const mia = { id: 'mia', name: 'Mia M.' }
let root: Root
let person: PersonAtScreen
let proofs: number
let asked: string[]

function Screen({ tell }: { tell: (person: PersonAtScreen) => void }) {
  tell(usePerson(place))
  return null
}
const tell = (told: PersonAtScreen) => {
  person = told
}
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))
const touch = () => act(async () => window.dispatchEvent(new Event('pointerdown')))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  proofs = 0
  asked = []
  vi.stubGlobal('fetch', async (_: string, { method = '', body }: RequestInit) => {
    asked.push(method)
    if (method === 'POST' && !String(body).includes('4826')) {
      return Response.json({ errors: [{ message: 'Diese PIN ist nicht richtig.' }] }, { status: 400 })
    }
    proofs += 1
    return Response.json({ token: `beweis ${proofs}`, person: mia, expiresAt: '2026-11-27T12:00:00Z' })
  })
  root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Screen tell={tell} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('whoever gives the right PIN is named, and only they', async () => {
  let why: string | null = null
  await act(async () => {
    why = await person.signIn('mia', '1111')
  })
  expect([why, person.named]).toEqual(['Diese PIN ist nicht richtig.', null])

  await act(async () => {
    why = await person.signIn('mia', '4826')
  })
  expect([why, person.named]).toEqual([null, mia])
  expect([person.tokenOf('mia'), person.tokenOf('ben')]).toEqual(['beweis 1', null])
})

it('after five minutes without a touch nobody is named any more', async () => {
  await act(async () => void (await person.signIn('mia', '4826')))
  await pass(4 * 60)
  await touch()
  await pass(4 * 60 + 50)
  expect(person.named).toEqual(mia)

  await pass(20)
  expect([person.named, person.tokenOf('mia')]).toEqual([null, null])
})

it('whoever goes on working keeps their proof, which is renewed once a minute at most', async () => {
  await act(async () => void (await person.signIn('mia', '4826')))
  for (let minute = 0; minute < 3; minute += 1) {
    await pass(61)
    for (let touches = 0; touches < 5; touches += 1) await touch()
  }

  expect(asked).toEqual(['POST', 'PUT', 'PUT', 'PUT'])
  expect(person.tokenOf('mia')).toBe('beweis 4')
})
