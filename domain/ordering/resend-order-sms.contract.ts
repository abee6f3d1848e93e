import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { staffOrderContract } from './order-calls.contract.ts'

export const resendOrderSmsContract = {
  ...staffOrderContract,
  method: 'post',
  path: '/api/orders/{id}/resend-new-order-sms',
  summary:
    'Die SMS über den Eingang einer Bestellung noch einmal senden, an den Gast und die Filiale; in derselben Minute höchstens einmal',
  responses: {
    202: {
      description: 'An wen sie geht',
      body: z.strictObject({ readers: z.array(z.enum(['guest', 'branch'])) }),
    },
  },
  errors: [...staffOrderContract.errors, 'no-phone-number', 'order-sms-outdated', 'sms-switched-off'],
} as const satisfies ApiContract
