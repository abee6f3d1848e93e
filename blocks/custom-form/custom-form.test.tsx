// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'
import { customFormBehaviour } from './custom-form.behaviour.ts'
import { customFormFixture } from './custom-form.fixture.ts'
import { CustomFormView } from './custom-form.tsx'

const markup = (changes: object = {}) =>
  renderToStaticMarkup(
    <CustomFormView
      section={{ ...customFormFixture, ...changes }}
      page={page}
      website={website}
      position={0}
    />,
  )
const answer = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status })
const asked = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => void vi.unstubAllGlobals())

function open(changes: object = {}) {
  document.body.innerHTML = markup(changes)
  const element = document.querySelector<HTMLElement>('[data-behaviour]')
  if (!element) throw new Error('no form')
  customFormBehaviour(element)
  const form = () => document.querySelector('form') as HTMLFormElement // the view has one
  const field = (name: string) =>
    form().querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement

  return {
    form,
    field,
    problem: (name: string) => form().querySelector(`[data-problem="${name}"]`)?.textContent,
    said: () => form().querySelector('[data-failure]')?.textContent,
    fill: () => {
      field('name').value = 'Anna Auer'
      field('mail').value = 'anna@kundin.test'
      field('day').value = '2026-12-24'
      field('extras').checked = true
      field('privacy').checked = true
    },
    send: async () => {
      form().requestSubmit()
      await vi.waitFor(() => expect(form().querySelector('[aria-busy]')).toBeNull())
      await Promise.resolve()
    },
  }
}

describe('a form of one’s own', () => {
  it('labels every field, marks what is needed, and cannot be sent before its script has come', () => {
    document.body.innerHTML = markup()
    const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]

    expect(fields.filter(({ labels }) => !labels?.length)).toEqual([])
    expect(document.querySelectorAll('[aria-required=true]')).toHaveLength(4)
    expect(document.querySelector('button')?.disabled).toBe(true)
    expect(document.querySelector('label a')?.getAttribute('href')).toBe('/kontakt')
  })

  it('says at each field what is missing, leads to the first, and sends nothing', async () => {
    const { send, problem, field } = open()
    field('mail').value = 'anna'
    await send()

    expect([problem('name'), problem('mail'), problem('phone'), problem('privacy')]).toEqual([
      'Bitte füllen Sie dieses Feld aus.',
      'Bitte geben Sie eine gültige E-Mail-Adresse an.',
      '',
      'Bitte stimmen Sie zu.',
    ])
    expect(document.activeElement).toBe(field('name'))
    expect(asked).not.toHaveBeenCalled()
  })

  it('moves nothing under a pointer that is pressed, so that the press counts', async () => {
    const { send, problem, field } = open()
    await send()
    field('name').value = 'Anna Auer'
    field('extras').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    field('name').dispatchEvent(new Event('change', { bubbles: true }))

    expect(problem('name')).toBe('Bitte füllen Sie dieses Feld aus.')
    dispatchEvent(new Event('pointerup'))
    await vi.waitFor(() => expect(problem('name')).toBe(''))
  })

  it('sends its answers once, thanks, and is empty then', async () => {
    const { fill, send, form, field } = open()
    asked.mockResolvedValue(answer(201, { isReceived: true }))
    fill()
    await send()
    const [url, init] = asked.mock.calls[0] ?? []

    expect(url).toBe('/api/forms/built')
    expect(JSON.parse(String(init?.body))).toMatchObject({
      section: 'customForm',
      version: form().dataset.version,
      answers: { name: ['Anna Auer'], mail: ['anna@kundin.test'], day: ['2026-12-24'], extras: ['Blumen'] },
      website: '',
    })
    expect(JSON.parse(String(init?.body)).answers).not.toHaveProperty('privacy')
    expect([form().hidden, field('name').value]).toEqual([true, ''])
    expect(document.querySelector<HTMLElement>('[data-thanks]')).toMatchObject({ hidden: false })
  })

  it('keeps what was entered where it does not arrive, and is the same message at the next try', async () => {
    const { fill, send, said, field } = open()
    asked.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer(201, {}))
    fill()
    await send()
    expect([said(), field('name').value]).toEqual([
      expect.stringContaining('konnten nicht gesendet werden'),
      'Anna Auer',
    ])
    await send()
    const keys = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('shows at its fields what the server has found', async () => {
    const { fill, send, problem } = open()
    asked.mockResolvedValue(
      answer(400, { errors: [{ field: 'answers.room', message: 'Ausgebucht', code: 'validation' }] }),
    )
    fill()
    await send()

    expect(problem('room')).toBe('Ausgebucht')
  })

  it('that was changed meanwhile is asked anew, with all that was entered where it still is asked', async () => {
    const { fill, send, said, field, form } = open()
    const [name, mail] = customFormFixture.fields ?? []
    const changed = [
      mail,
      name,
      { id: 'new', label: 'Anlass', kind: 'text' as const },
    ] as typeof customFormFixture.fields
    asked
      .mockResolvedValueOnce(answer(409, { errors: [{ message: 'Geändert', code: 'changed-meanwhile' }] }))
      .mockResolvedValueOnce(new Response(markup({ fields: changed })))
      .mockResolvedValueOnce(answer(201, {}))
    const before = form().dataset.version
    fill()
    await send()
    await vi.waitFor(() => expect(said()).toContain('Das Formular wurde gerade geändert.'))

    expect(form().dataset.version).not.toBe(before)
    expect([field('name').value, field('mail').value, field('privacy').checked, field('new').value]).toEqual([
      'Anna Auer',
      'anna@kundin.test',
      true,
      '',
    ])
    await send()
    expect(form().hidden).toBe(true)
  })
})
