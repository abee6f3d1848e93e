import { expect, it, vi } from 'vitest'

import { tellOnce } from './tell-once.repair.ts'

it('the same sentence is one entry, others and those with an id of their own stand beside it', () => {
  const success = vi.fn<(message: unknown, options?: object) => unknown>()
  const teller = { success }
  const undo = tellOnce(teller)
  teller.success('Sie wurden abgemeldet.')
  teller.success('Gespeichert', { id: 'own' })
  teller.success(42)
  undo()
  teller.success('Sie wurden abgemeldet.')

  expect(success.mock.calls).toEqual([
    ['Sie wurden abgemeldet.', { id: 'Sie wurden abgemeldet.' }],
    ['Gespeichert', { id: 'own' }],
    [42, undefined],
    ['Sie wurden abgemeldet.'],
  ])
})

it('what can be taken back is told each time, for each has its own way back', () => {
  const success = vi.fn<(message: unknown, options?: object) => unknown>()
  const teller = { success }
  const undo = tellOnce(teller)
  const [first, second] = [{ action: { label: 'Rückgängig' } }, { action: { label: 'Rückgängig' } }]
  teller.success('Kontaktanfrage erledigt.', first)
  teller.success('Kontaktanfrage erledigt.', second)
  undo()

  expect(success.mock.calls).toEqual([
    ['Kontaktanfrage erledigt.', first],
    ['Kontaktanfrage erledigt.', second],
  ])
})
