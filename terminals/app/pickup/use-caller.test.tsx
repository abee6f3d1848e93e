// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { PickupBoard } from '#domain/ordering/pickup.contract.ts'

import { useCaller } from './use-caller.ts'

let root: Root
let said: { text: string; lang: string; voice: string | null }[]
let gongs: number

const play = () => {
  gongs += 1
}
const sound = { play } as unknown as Parameters<typeof useCaller>[1]

function Board({ numbers, hasVoice }: { numbers: number[]; hasVoice: boolean }) {
  useCaller(boardOf(numbers), sound, hasVoice)
  return null
}
const boardOf = (numbers: number[]) =>
  ({
    preparing: [],
    ready: numbers.map((number) => ({
      number,
      since: '2026-11-27T12:00:00Z',
      until: '2026-11-27T12:30:00Z',
    })),
  }) as unknown as PickupBoard
const show = (numbers: number[], hasVoice = true) =>
  act(async () => root.render(<Board numbers={numbers} hasVoice={hasVoice} />))

beforeEach(() => {
  said = []
  gongs = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      voice: { name: string } | null = null
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [
      { name: 'English', lang: 'en-US' },
      { name: 'Deutsch', lang: 'de-DE' },
    ],
    speak: ({ text, lang, voice }: { text: string; lang: string; voice: { name: string } | null }) =>
      said.push({ text, lang, voice: voice?.name ?? null }),
  })
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('what becomes ready is called out once, in German, and nothing of what was there before', async () => {
  await show([3])
  expect([gongs, said]).toEqual([0, []])
  await show([3, 7])
  await show([3, 7])
  expect(gongs).toBe(1)
  expect(said).toEqual([{ text: 'Nummer 7 ist abholbereit.', lang: 'de-AT', voice: 'Deutsch' }])
})

it('without the voice there is the gong alone', async () => {
  await show([], false)
  await show([7], false)
  expect([gongs, said]).toEqual([1, []])
})

it('a device that cannot speak shows the numbers all the same', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  Reflect.deleteProperty(window, 'speechSynthesis')
  await show([])
  await show([7])
  expect(gongs).toBe(1)
})
