import type { ServedApp } from './served-app.ts'

/** Who serves which addresses, first match first. The storefront also answers what nobody else knows. */
export const storefrontShape: Pick<ServedApp, 'name' | 'isShared' | 'serves'> = {
  name: 'storefront',
  isShared: true,
  serves: () => true,
}
