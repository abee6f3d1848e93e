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

test('what was told before of the same thing goes, and with it what it would have taken back', () => {
  tellDone('Nr. 7 ist fertig.', () => undefined, { about: 'order-7', seconds: 8 })

  expect(toast.dismiss).toHaveBeenCalledExactlyOnceWith('order-7')
  expect(toast.success).toHaveBeenLastCalledWith(
    'Nr. 7 ist fertig.',
    expect.objectContaining({ id: 'order-7', duration: 8000 }),
  )
})
