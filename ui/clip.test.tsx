// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clipBehaviour } from './clip.behaviour.ts'
import { Clip } from './clip.tsx'
import { openWindow, scrollTo } from './scrolling.fixture.ts'

const file = { id: 'f', version: '1', extension: 'mp4', publicHash: 'dunkel', hasAudio: true }
const light = { ...file, publicHash: 'hell' }
const play = vi.fn<() => Promise<void>>(async () => undefined)
const pause = vi.fn<() => void>()
const film = { isPaused: true }

openWindow()
beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  film.isPaused = true
  HTMLMediaElement.prototype.play = play.mockImplementation(async () => {
    film.isPaused = false
  })
  HTMLMediaElement.prototype.pause = pause.mockImplementation(() => {
    film.isPaused = true
  })
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => film.isPaused)
  delete document.documentElement.dataset.theme
})

afterEach(() => {
  vi.useRealTimers()
})

/** Nobody scrolls for as long as a film waits for. */
const rest = () => vi.advanceTimersByTime(120)

function open(more: Partial<Parameters<typeof Clip>[0]> = {}, top = 0) {
  document.body.innerHTML = renderToStaticMarkup(
    <Clip video={file} plays="middle" label="Arbeit am Dach" {...more} />,
  )
  const element = document.querySelector<HTMLElement>('[data-behaviour=clip]')
  const video = document.querySelector('video')
  if (!element || !video) throw new Error('no clip')
  scrollTo(video, top, 200)
  clipBehaviour(element)

  return { element, video }
}

describe('a video tile', () => {
  it.each(['middle', 'seen'] as const)(
    'that plays where it is %s is told so once, and once to rest',
    (plays) => {
      const { video } = open({ plays }, 900)
      for (const top of [900, 790, 300, 290, 600, 590, -190, -210, -900]) {
        scrollTo(video, top, 200)
        if (top === 290) rest()
      }
      rest()

      expect(play).toHaveBeenCalledOnce()
      expect(pause).toHaveBeenCalledOnce()
    },
  )

  it('plays near the middle of the window and rests elsewhere', () => {
    const { video } = open({}, 300)
    rest()
    expect(film.isPaused).toBe(false)

    scrollTo(video, 600, 200)
    expect(film.isPaused).toBe(true)
  })

  it('that plays wherever it is seen rests once it has left the window', () => {
    const { video } = open({ plays: 'seen' }, 700)
    rest()
    expect(film.isPaused).toBe(false)

    scrollTo(video, 810, 200)
    expect(film.isPaused).toBe(true)
  })

  it('does not begin where it is only scrolled past, however long that takes', () => {
    const { video } = open({}, 900)
    for (let top = 900; top > -300; top -= 30) {
      scrollTo(video, top, 200)
      vi.advanceTimersByTime(119)
    }
    rest()

    expect(play).not.toHaveBeenCalled()
  })

  it('starts without sound, which a button switches on and off', () => {
    const { element, video } = open({ hasSound: true })
    const button = element.querySelector('button')
    expect(video.muted).toBe(true)
    expect(button?.hidden).toBe(false)

    button?.click()
    expect([video.muted, button?.textContent, button?.getAttribute('aria-pressed')]).toEqual([
      false,
      'Ton ausschalten',
      'true',
    ])
    button?.click()
    expect([video.muted, button?.textContent]).toEqual([true, 'Ton einschalten'])
  })

  it.each([false, null, undefined])('offers no sound where there is none to be heard: %s', (hasAudio) => {
    expect(open({ hasSound: true, video: { ...file, hasAudio } }).element.querySelector('button')).toBeNull()
  })

  it('offers no sound where nobody wants it to', () => {
    expect(open().element.querySelector('button')).toBeNull()
  })

  it('rests with its controls for visitors who want no motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { video } = open({}, 300)
    rest()

    expect(play).not.toHaveBeenCalled()
    expect(video.controls).toBe(true)
  })

  it.each([
    ['NotAllowedError', true],
    ['AbortError', false],
  ])('that is not let begin has its controls where it never will be: %s', async (name, hasControls) => {
    play.mockRejectedValueOnce(new DOMException('', name))
    const { video } = open({}, 300)
    await vi.advanceTimersByTimeAsync(120)

    expect([video.controls, video.dataset.refused !== undefined]).toEqual([hasControls, hasControls])
  })

  it('shows its second video in the light colours and the first in the dark ones', () => {
    document.documentElement.dataset.theme = 'white'
    expect(open({ lightVideo: light }).video.getAttribute('src')).toContain('/hell/')

    document.documentElement.dataset.theme = 'black'
    expect(open({ lightVideo: light }).video.getAttribute('src')).toContain('/dunkel/')
  })
})
