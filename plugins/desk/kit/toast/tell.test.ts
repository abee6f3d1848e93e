import { toast } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'

import { tellDone } from './tell.ts'

vi.mock('@payloadcms/ui', () => {
  const told = () => vi.fn<() => void>()
  return { toast: { success: told(), error: told(), dismiss: told() } }
})

test('what could not be taken back is told', async () => {
  tellDone('Abgelegt.', () => Promise.reject(new Error('Keine Verbindung.')))
  const [, given] = vi.mocked(toast.success).mock.calls[0] ?? []
  // As the library calls it when the button is pressed.
  const { action } = given as unknown as { action: { onClick: () => void } }
  action.onClick()

  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
})

test('what was told before of the same thing goes, and what is told now does not go with it', () => {
  const idOf = (call: number) => vi.mocked(toast.success).mock.calls.at(call)?.[1]?.id
  tellDone('Nr. 7 ist fertig.', () => undefined, { about: 'order-7', seconds: 8 })
  expect(toast.dismiss).not.toHaveBeenCalled()

  tellDone('Nr. 7 ist abgeschlossen.', () => undefined, { about: 'order-7', seconds: 8 })

  expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith(idOf(-2))
  expect(idOf(-1)).not.toBe(idOf(-2))
  expect(toast.success).toHaveBeenLastCalledWith(
    'Nr. 7 ist abgeschlossen.',
    expect.objectContaining({ duration: 8000 }),
  )
})
