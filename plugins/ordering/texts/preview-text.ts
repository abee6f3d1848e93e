import type { Payload } from 'payload'

import { isContactText, isPersonText, type TextName } from '#domain/operations/messages/message-texts.data.ts'
import type { TextDraft } from '#domain/operations/messages/message-texts.contract.ts'
import { filledWords, textParts, textProblem, wordsOf } from '#domain/operations/messages/message-texts.ts'
import { exampleValues } from '#domain/operations/messages/placeholders.ts'
import { fitSms, sizeOfSms } from '#domain/operations/messages/sms-text.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { writeContactMail } from '#plugins/feedback/feedback.port.ts'
import { mailLogoOf } from '#plugins/messages/messages.port.ts'
import type { MailBrand } from '#plugins/messages/templates.port.ts'
import { writeLeaveNotice } from '#plugins/working-time/working-time.port.ts'

import { exampleEvent } from './example-order.ts'
import { orderValues } from '../jobs/order-values.ts'

/** A message in the words that somebody is writing, of an order that nobody placed, a request that nobody sent, or leave of nobody. */
export async function previewText(payload: Payload, draft: TextDraft) {
  const { text: name, division = null, subject, intro, sms } = draft
  const house = await exampleHouse(payload, division)
  const own = { [name]: { subject, intro, sms } }
  const { route, address } = {
    route: payload.config.routes.admin,
    address: publicAddress() ?? exampleAddress,
  }
  if (isContactText(name)) {
    const backendUrl = `${address}${route}/collections/contact-requests`
    const business = house.business ?? exampleValues.betrieb
    return {
      ...(await writeContactMail(name, { request: exampleRequest, business, backendUrl, own })),
      sms: null,
    }
  }
  if (isPersonText(name)) {
    const backendUrl = `${address}${route}/zeiten?bereich=abwesenheiten`
    return { ...(await writeLeaveNotice(name, { ...exampleLeave, ...house, backendUrl, own })), sms: null }
  }
  const told = {
    ...exampleEvent(name, house.branch),
    statusUrl: `${address}/status/k3x9q2r7/7Hf2mVb8Qw3ZsXc5`,
    backendUrl: `${address}${route}/orders`,
    reader: name.startsWith('guest') ? ('guest' as const) : ('branch' as const),
    currency: house.currency,
  }
  const { writeOrderMail } = await import('../jobs/compose-order-mail.ts')
  const mail = writeOrderMail({ ...told, brand: house.brand, own }, name)
  const shortMessage = fitSms(filledWords(wordsOf(name, own), orderValues(told)).sms)

  return { ...mail, sms: { text: shortMessage, ...sizeOfSms(shortMessage) } }
}

const exampleAddress = 'https://ihr-betrieb.at'

/** What nobody has written to the house. */
const exampleRequest = {
  name: exampleValues.name,
  email: 'anna.huber@example.com',
  phone: '+43 664 1234567',
  company: '',
  comment: 'Haben Sie am 24. Dezember einen Tisch für acht Personen?',
  page: '/kontakt',
  suspicion: null,
}

/** Of nobody who works there. */
const exampleLeave = {
  name: exampleValues.name,
  told: [{ year: '2026', days: 12.5, takeUntil: '2026-12-31' }],
}

type Problems = Record<(typeof textParts)[number], string | null>

/** What keeps each part from being saved. */
export function problemsOf(name: TextName, draft: Partial<TextDraft>): Problems {
  const problems = textParts.map((part) => [part, textProblem(name, part, draft[part] ?? '')])

  return Object.fromEntries(problems) as Problems // of the same parts
}

/** A branch of the division, and how its mails look. */
async function exampleHouse(payload: Payload, division: string | null) {
  const { rows } = await payload.db.pool.query<{
    id: string | null
    business: string | null
    branch: string | null
    color: string | null
    currency: string
  }>(
    `select b.id, coalesce(d.name, c.business_name, c.shop_name) as business, b.name as branch, d.theme_color1 as color, coalesce(c.currency::text, 'EUR') as currency
       from (values (1)) as asked left join config c on true
       left join lateral (select * from divisions where id = $1 or ($1::uuid is null and is_default)
                           order by id limit 1) d on true
       left join lateral (select id, name from branches
                           where division_id is not distinct from d.id order by is_public desc, name limit 1) b on true`,
    [division],
  )
  const { id = null, business = null, branch = null, color = null, currency = 'EUR' } = rows[0] ?? {}
  const name = branch ?? 'Gasthaus am Eck'

  const logo = id && (await mailLogoOf(payload, id))

  return { branch: name, business, currency, brand: { name, color, logo } satisfies MailBrand }
}
