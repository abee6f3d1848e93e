import type { Endpoint } from 'payload'

import { askPayload, leadsToPayloads } from '#kernel/api/payloads-own.ts'
import { refusalIn } from '#kernel/refused.ts'

const place = { method: 'post', path: '/reset-password' } as const

/**
 * Payload signs in whoever sets a new password by the link of a mail. Where that is not enough the password is set, and
 * the answer says so without a session: the panel then leads to its login.
 */
export const resetPassword: Endpoint = {
  ...place,
  custom: leadsToPayloads,
  handler: async (req) => {
    try {
      return await askPayload(req, place)
    } catch (error) {
      if (refusalIn(error)?.code !== 'second-factor-needed') throw error
      return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
    }
  },
}
