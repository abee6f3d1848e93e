import { expect, it } from 'vitest'

import { frameHeaders } from './frame-headers.ts'

const film = { blockType: 'embed', address: 'https://youtu.be/dQw4w9WgXcQ' }
const youtube = { 'x-page-frames': 'https://www.youtube-nocookie.com' }

it.each([
  ['one film', [film], youtube],
  ['two of the same house, said once', [film, { ...film, id: 'b' }], youtube],
  [
    'two houses',
    [film, { ...film, address: 'https://vimeo.com/123456789' }],
    { 'x-page-frames': 'https://www.youtube-nocookie.com https://player.vimeo.com' },
  ],
  ['what may not be shown', [{ ...film, address: 'https://evil.example/film' }], {}],
  ['what visitors do not see', [{ ...film, unseen: 'Ausgeblendet' }], {}],
  ['words that look like one', [{ blockType: 'content', address: film.address }], {}],
])('a page with %s says whose frames it shows', (_, body, headers) => {
  expect(frameHeaders({ body, content: {} })).toEqual(headers)
})
