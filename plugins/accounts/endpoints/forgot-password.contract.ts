import * as z from 'zod/mini'

import type { ApiContract } from '#domain/api/api-contract.ts'

const name = z.optional(z.nullable(z.string().check(z.maxLength(200))))

export const forgotPasswordContract = {
  method: 'post',
  path: '/api/users/forgot-password',
  area: 'Anmeldung',
  summary: 'Einen Link für ein neues Passwort anfordern; die Antwort verrät nicht, ob es das Konto gibt',
  request: z.object({ email: name, username: name }),
  responses: {
    200: {
      description: 'Gibt es das Konto, ist die E-Mail bald unterwegs',
      body: z.object({ message: z.string() }),
    },
  },
  errors: ['validation', 'malformed-json'],
  rights: 'Alle',
} as const satisfies ApiContract
