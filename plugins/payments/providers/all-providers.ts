import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'

import type { PaymentProvider } from '../provider.ts'
import { datatrans } from './datatrans.ts'
import { mollie } from './mollie.ts'

/** Who collects the money of each online method. */
export const allProviders: Readonly<Record<OnlinePaymentMethod, PaymentProvider>> = { mollie, datatrans }
