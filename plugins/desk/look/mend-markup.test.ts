// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { mendMarkup, setPageApart } from './mend-markup.repair.ts'

beforeEach(() => document.body.replaceChildren())

function drawn(markup: string): (selector: string) => Element | null {
  document.body.innerHTML = markup
  mendMarkup(document)

  return (selector) => document.querySelector(selector)
}

test('a button of signs alone says what it does', () => {
  const find = drawn('<button class="clickable-arrow clickable-arrow--left"><svg></svg></button>')

  expect(find('button')?.getAttribute('aria-label')).toBe('Vorige Seite')
})

test('a row is chosen by its name, and so are all of them', () => {
  const find =
    drawn(`<table><tr><th><input id="select-all" aria-labelledby="select-all" title="select-all"></th></tr>
    <tr><td class="select-row"><input aria-label=""></td><td><a>Apfelstrudel</a></td></tr></table>`)

  expect(find('.select-row input')?.getAttribute('aria-label')).toBe('Apfelstrudel auswählen')
  expect(find('#select-all')?.outerHTML).toBe(
    '<input id="select-all" title="Alle auswählen" aria-label="Alle auswählen">',
  )
})

test('a choice has the name of its field, without the sign that it must be filled in', () => {
  const find = drawn(
    '<div class="field-type"><label class="field-label">Einheit *</label><input class="rs__input"></div>',
  )

  expect(find('input')?.getAttribute('aria-label')).toBe('Einheit')
})

test('a field within a sheet has the name of its label, which is tied to another', () => {
  const find =
    drawn(`<div class="drawer"><div class="field-type"><label class="field-label" for="a">Titel *</label>
    <div class="field-type__wrap"><input id="b"></div></div></div>`)

  expect(find('input')?.getAttribute('aria-label')).toBe('Titel')
})

test('the fields that many records get are chosen by a name', () => {
  const find = drawn(
    '<div class="field-select"><span class="field-label">Felder</span><input class="rs__input"></div>',
  )

  expect(find('input')?.getAttribute('aria-label')).toBe('Felder')
})

test('what is offered at a button is a place of its own before it is shown', () => {
  expect(drawn('<div class="popup__hidden-content"></div>')('div')?.getAttribute('role')).toBe('dialog')
})

test('the page is apart as long as a sheet lies over it', () => {
  const find = drawn('<div class="template-default"></div><dialog class="drawer drawer--is-open"></dialog>')
  setPageApart(document)
  expect(find('.template-default')?.hasAttribute('inert')).toBe(true)

  find('dialog')?.remove()
  setPageApart(document)
  expect(find('.template-default')?.hasAttribute('inert')).toBe(false)
})

test('of sheets that lie over each other the others are apart, until they are on top again', () => {
  const open = '<dialog class="drawer drawer--is-open"></dialog>'
  drawn(`<dialog class="drawer"></dialog>${open}${open}`)
  const apart = () => [...document.querySelectorAll('dialog')].map((sheet) => sheet.hasAttribute('inert'))
  setPageApart(document)
  expect(apart()).toEqual([false, true, false])

  document.querySelector('dialog:last-of-type')?.classList.remove('drawer--is-open')
  setPageApart(document)
  expect(apart()).toEqual([false, false, false])
})

test('what is hidden from those who listen is no place to stop at, and what can be pressed is not hidden', () => {
  const find = drawn(`<button class="dropdown-indicator" aria-hidden="true"></button>
    <div class="clear-indicator" role="button" tabindex="0" aria-hidden="true"></div>`)

  expect(find('button')?.getAttribute('tabindex')).toBe('-1')
  expect(find('.clear-indicator')?.hasAttribute('aria-hidden')).toBe(false)
})

test('a view is the matter of its page, unless it says what is', () => {
  expect(drawn('<div class="template-default__wrap"></div>')('div')?.getAttribute('role')).toBe('main')
  expect(
    drawn('<div class="template-default__wrap" role="main"><main></main></div>')('div')?.hasAttribute('role'),
  ).toBe(false)
})

test('headers within the matter of a page are no banners of the whole of it', () => {
  const inside = drawn(
    '<div class="template-default__wrap"><header class="app-header"></header><header class="list-header"></header></div>',
  )
  expect(inside('.app-header')?.getAttribute('role')).toBe('group')
  expect(inside('.list-header')?.getAttribute('role')).toBe('group')

  const beside = drawn(
    '<div class="template-default__wrap"><header class="app-header"></header><main></main></div>',
  )
  expect(beside('.app-header')?.hasAttribute('role')).toBe(false)
})

test('what can be opened says its own name, and whether it is open', () => {
  const find = drawn(`<div class="diff-collapser">
    <button aria-label="Collapse" class="diff-collapser__toggle-button">Preis</button>
    <div class="diff-collapser__content diff-collapser__content--is-collapsed"></div></div>`)

  expect(find('button')?.outerHTML).toContain(' class="diff-collapser__toggle-button" aria-expanded="false">')
})

test('the sign that opens a chosen record names it in German', () => {
  const find = drawn(
    '<div title="Hauptsaal"><button aria-label="Edit Hauptsaal" class="relationship--multi-value-label__drawer-toggler"></button></div>',
  )

  expect(find('button')?.getAttribute('aria-label')).toBe('Hauptsaal bearbeiten')
})

test('what is right already is not touched again', async () => {
  drawn('<button class="clickable-arrow--right"></button><div class="template-default__wrap"></div>')
  let changes = 0
  const watch = new MutationObserver((records) => (changes += records.length))
  watch.observe(document.body, { attributes: true, subtree: true })
  mendMarkup(document)
  await Promise.resolve()

  expect(changes).toBe(0)
})
