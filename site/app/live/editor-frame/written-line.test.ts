// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { goesBeyond, textOf } from './written-line.ts'

const lineOf = (html: string) => {
  document.body.innerHTML = `<p>${html}</p>`
  return document.querySelector('p') as HTMLElement
}

it('what was written is told in its lines', () => {
  expect(textOf(lineOf('Oben<br>unten'))).toBe('Oben\nunten')
})

it('no more is written than the field takes, and what is taken away always is', () => {
  const line = lineOf('1234')
  const insert = (data: string) => new InputEvent('beforeinput', { inputType: 'insertText', data })

  expect(goesBeyond(line, insert('5'), 5)).toBe(false)
  expect(goesBeyond(line, insert('56'), 5)).toBe(true)
  expect(goesBeyond(line, new InputEvent('beforeinput', { inputType: 'deleteContentBackward' }), 2)).toBe(
    false,
  )
})
