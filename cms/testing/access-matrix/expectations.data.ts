import type { Asker } from '#domain/people/rights.ts'

import type { Deed } from './attempts.ts'
import type { Place } from './places.ts'

/**
 * Who creates, reads, changes and deletes what, in this order, written down apart from the table of rights: a
 * right that changes there has to be changed here as well. It tells what the database shows afterwards.
 *
 * `-` nothing, `o` what is one's own alone, `s` also what is shared with another branch, `a` everything.
 * Files are sent by everybody, orders and answers come by calls of their own, and recorded work stays as it is.
 * What is shared is about somebody of the other branch alone, whom nobody but admins may read.
 */
const table = `
                           anyone         device         ROLE_EMPLOYEE  ROLE_EDITOR    ROLE_MANAGER   ROLE_ADMIN
orders                     ----           ----           -ss-           ----           -sss           -aaa
payments                   ----           ----           -s--           ----           -s--           -a--
payment-accounts           ----           ----           ----           ----           ----           aaaa
booking-accounts           ----           ----           ----           ----           ----           aaaa
discounts                  ----           ----           -s--           ----           osoo           aaaa
day-ends                   ----           ----           -s--           ----           -s--           -a--
vouchers                   ----           ----           -s--           ----           -s--           -a--
print-jobs                 ----           ----           -s--           ----           -s--           -a--
products                   -s--           -a--           -a--           -a--           aaaa           aaaa
categories                 -s--           -a--           -a--           -a--           aaaa           aaaa
menus                      -a--           -a--           -a--           -a--           oaoo           aaaa
branches                   -a--           -a--           -a--           -a--           -ao-           aaaa
tables                     ----           -s--           -s--           ----           ssss           aaaa
departments                ----           -s--           -s--           ----           ssss           aaaa
divisions                  -a--           -a--           -a--           -a--           -a--           aaaa
tags                       -a--           -a--           -a--           -a--           aaaa           aaaa
sites                      -s--           -s--           -a--           aaaa           -a--           aaaa
navigations                -s--           -s--           -a--           aaaa           -a--           aaaa
blocks                     -s--           -s--           -a--           aaaa           -a--           aaaa
themes                     ----           ----           -a--           -aa-           -a--           -aa-
page-templates             ----           ----           ----           aaaa           ----           aaaa
releases                   ----           ----           ----           aaaa           ----           aaaa
nodes                      -s--           -s--           -a--           aaaa           -a--           aaaa
redirects                  -a--           -a--           -a--           aaaa           -a--           aaaa
services                   -s--           -s--           -a--           aaaa           aaaa           aaaa
vehicles                   -s--           -s--           -a--           aaaa           aaaa           aaaa
images                     -a--           -a--           -a--           aaaa           aaaa           aaaa
media-folders              ----           ----           -a--           aaaa           aaaa           aaaa
image-templates            ----           -a--           -a--           aaaa           -a--           aaaa
fonts                      -a--           -a--           -a--           aaaa           -a--           aaaa
uploads                    as--           as--           as--           as--           as--           aaaa
donatees                   -a--           -a--           -a--           aaaa           -a--           aaaa
contact-requests           ----           ----           ----           ----           -aa-           aaaa
questionnaires             ----           ----           ----           aaaa           ssss           aaaa
questionnaire-submissions  ----           ----           ----           ----           -ss-           -aaa
order-reviews              ----           ----           -s--           ----           -ss-           -aaa
analytics-leads            ----           ----           ----           ----           oaa-           aaaa
qr-codes                   ----           ----           -a--           aaaa           -a--           aaaa
working-activities         ----           ----           -o--           -o--           osos           aaaa
working-schedules          ----           ----           -o--           -o--           osos           aaaa
shift-templates            ----           ----           ----           ----           ssss           aaaa
staffing-needs             ----           ----           ----           ----           ssss           aaaa
shift-swaps                ----           ----           -s--           -s--           -s--           -a--
absences                   ----           ----           ooo-           ooo-           osos           aaaa
contracts                  ----           ----           -o--           -o--           -s--           aaaa
company-days               ----           ----           -a--           -a--           -a--           aaaa
projects                   ----           ----           -o--           -o--           osss           aaaa
tasks                      ----           ----           -oo-           -oo-           osss           aaaa
scenes                     -s--           -s--           -s--           aaaa           -a--           aaaa
digital-signage-segments   ----           ----           ----           aaaa           -a--           aaaa
digital-signage-streams    ----           ----           ----           aaaa           -a--           aaaa
digital-signage-devices    ----           ----           ----           -a--           ssss           aaaa
users                      ----           ----           ----           ----           -s--           aaaa
customers                  ----           ----           -s--           ----           ssss           aaaa
external-users             ----           ----           -s--           ----           osoo           aaaa
devices                    ----           ----           ----           ----           ssss           aaaa
messages                   ----           ----           ----           ----           -s--           -a--
message-texts              ----           ----           ----           ----           -a--           aaaa
sms-accounts               ----           ----           ----           ----           ----           aaaa
logs                       ----           ----           ----           ----           -s--           -a--
config                     -a--           -a--           -a--           -a--           -a--           -aa-
`

const [head = '', ...rows] = table.split('\n').filter((line) => line.trim() !== '')
const askers = wordsOf(head) as Asker[]
const deeds: readonly Deed[] = ['create', 'read', 'change', 'delete']
const reaches: Readonly<Record<string, readonly Place[]>> = {
  '-': [],
  o: ['own'],
  s: ['own', 'shared'],
  a: ['own', 'shared', 'foreign'],
}

const cells = new Map(
  rows.flatMap((line) => {
    const [slug = '', ...ofAskers] = wordsOf(line)
    return ofAskers.map((cell, index) => [`${slug} ${askers[index]}`, cell] as const)
  }),
)

export const expectedSlugs: readonly string[] = rows.map((line) => wordsOf(line)[0] ?? '')

/** Where somebody may do something to records of a collection. */
export function expectedPlaces(slug: string, asker: Asker, deed: Deed): readonly Place[] {
  const found = reaches[cells.get(`${slug} ${asker}`)?.[deeds.indexOf(deed)] ?? '']
  if (!found) throw new Error(`Nobody wrote down what ${asker} may ${deed} of ${slug}`)

  return found
}

type Refused = { slug: string; asker: Asker; deed: Deed; isMany: boolean }

/** What somebody is told who has a right that ends in nothing all the same; undefined where a right is missing. */
export function toldOtherwise({ slug, asker, deed, isMany }: Refused): number | undefined {
  // Everybody may change themself, and nobody of those who are tried is the one who asks.
  return slug === 'users' && deed === 'change' && isMany && isPerson(asker) ? 200 : undefined
}

const isPerson = (asker: Asker): boolean => asker.startsWith('ROLE_')

/** Visitors order, answer and send files by calls that are theirs, at the place where staff creates records. */
export const hasPublicCall = (slug: string): boolean =>
  ['orders', 'uploads', 'questionnaire-submissions'].includes(slug)

function wordsOf(line: string): string[] {
  return line.trim().split(/\s+/)
}
