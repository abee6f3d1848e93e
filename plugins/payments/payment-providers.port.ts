import type { Config, Payload } from 'payload'

import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'

/** Collects the money of one online method; a plugin for payments registers it. */
export interface PaymentProvider {
  method: OnlinePaymentMethod
}

type Registered = { paymentProviders?: readonly PaymentProvider[] }

/** The configuration with one provider more: its method may now be offered and chosen. */
export function registerPaymentProvider(config: Config, provider: PaymentProvider): Config {
  const { paymentProviders = [] } = (config.custom ?? {}) as Registered

  return { ...config, custom: { ...config.custom, paymentProviders: [...paymentProviders, provider] } }
}

export function hasPaymentProvider(
  { config }: Pick<Payload, 'config'>,
  method: OnlinePaymentMethod,
): boolean {
  // `custom` is Payload's open drawer for plugins; only the function above writes this part of it.
  const { paymentProviders = [] } = config.custom as Registered

  return paymentProviders.some((provider) => provider.method === method)
}
