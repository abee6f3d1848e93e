// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'
import { embedBehaviour } from './embed.behaviour.ts'
import { embedFixture } from './embed.fixture.ts'
import { EmbedView } from './embed.tsx'

function open(changes: object = {}): HTMLElement {
  const section = { ...embedFixture, ...changes }
  document.body.innerHTML = renderToStaticMarkup(
    <EmbedView section={section} page={page} website={website} position={0} />,
  )
  for (const place of document.querySelectorAll<HTMLElement>('[data-behaviour]')) embedBehaviour(place)

  return document.body
}

it('nothing of others is in the page before somebody asks, and who would learn of it is said', () => {
  const body = open()

  expect(body.querySelector('iframe, script, link')).toBeNull()
  expect([...body.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    expect.stringMatching(/^\/image\//),
  ])
  expect(body.textContent).toContain('Erst wenn Sie laden, erfährt Google Ireland Limited Ihre IP-Adresse')
  expect(body.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
})

it('whoever presses gets it in a frame that may do little, by name, and is led there', () => {
  const body = open()
  body.querySelector('button')?.click()
  const frame = body.querySelector('iframe')

  expect(frame).toMatchObject({
    src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    title: 'Ein Rundgang durch die Stube',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/)
  expect(document.activeElement).toBe(frame)
})

it('what nobody may show is shown by nobody, however it got there', () => {
  expect(open({ address: 'https://evil.example/embed' }).textContent).toBe('')
})
