import { shopFailures, statusNames, websiteFailures } from '#domain/refusals/client-failures.ts'

/** Why there is no page to show. */
export type Message = 'missing' | 'gone' | 'ended' | 'unconfigured'

type Words = {
  title: string
  text: string
  /** What the machines call it, in their own language. */
  status?: string
}

/** Spec: website 2 and 8, storefront 2 and 8. */
export const messages: Record<Message, Words> = {
  missing: {
    title: shopFailures.pageNotFoundTitle,
    text: shopFailures.pageNotFound,
    status: statusNames.missing,
  },
  gone: {
    title: 'Diese Seite gibt es nicht mehr',
    text: 'Wir haben sie aus dem Netz genommen.',
    status: statusNames.gone,
  },
  // For whoever was sent a draft to look at, and looks too late.
  ended: {
    title: 'Diese Vorschau ist abgelaufen',
    text: 'Bitte lassen Sie sich einen neuen Link schicken.',
  },
  unconfigured: {
    title: 'Das hat leider nicht geklappt',
    text: websiteFailures.unknownPageType,
    status: websiteFailures.unknownPageTypeTitle,
  },
}
