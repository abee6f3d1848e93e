import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { ContactForm } from '#domain/feedback/contact-form.ts'
import type { VisitOrigin } from '#domain/insight/visit-origin.contract.ts'
import { countedPath } from '#domain/url-space.ts'

type Given = { request: string; form: ContactForm; visit: VisitOrigin }

/**
 * Somebody who came by a known way and asked for something. The request itself stands already, and a lead that
 * cannot be kept is no reason to tell its sender that nothing has arrived.
 */
export async function keepLead(req: PayloadRequest, { request, form, visit }: Given): Promise<void> {
  const { name, company, email, phone } = form
  const now = Temporal.Now.instant().toString()
  try {
    await req.payload.create({
      collection: 'analytics-leads',
      data: {
        name,
        company,
        email,
        phone,
        ...visit,
        landingPath: countedPath(visit.landingPath),
        lastSeenAt: now,
        // With the form its sender agrees to be answered.
        consentAt: now,
        status: 'new',
        contactRequest: request,
      },
      depth: 0,
      ...asSystem(req),
    })
  } catch (err) {
    req.payload.logger.error({ err, request }, 'The lead of a contact request could not be kept')
  }
}
