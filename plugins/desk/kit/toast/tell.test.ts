import { toast } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'

import { tellDone } from './tell.ts'

vi.mock('@payloadcms/ui', () => ({ toast: { success: vi.fn<() => void>(), error: vi.fn<() => void>() } }))

test('what could not be taken back is told', async () => {
  tellDone('Abgelegt.', () => Promise.reject(new Error('Keine Verbindung.')))
  const [, given] = vi.mocked(toast.success).mock.calls[0] ?? []
  // As the library calls it when the button is pressed.
  const { action } = given as unknown as { action: { onClick: () => void } }
  action.onClick()

  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
})
