import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { PaymentAccount } from '#cms/payload-types.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { providerLabels } from '#domain/ordering/payment-account.texts.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import type { OpenAccount } from '../provider.ts'
import { isAway, opensAccount } from './ask-provider.ts'
import { sealedFor } from './open-account.ts'

type KeptKey = { keyHint: string; isActive: boolean }
type Given = { key: string; signKey?: string | undefined }

/**
 * Keeps the key of an account, once its provider has opened the account with it, and switches the account on unless
 * another one has its place. Answers how the key begins and ends: more of it nobody sees again.
 */
export async function setPaymentKey(req: PayloadRequest, id: string, given: Given): Promise<KeptKey> {
  await requireRight(req, 'update', 'payment-accounts')
  const account = await req.payload.findByID({
    collection: 'payment-accounts',
    id,
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })
  if (!account) throw new Refused('unknown-record')
  refuseMisspelt(account, given)
  await refuseWrongKey(account, given)

  const keyHint = hintOf(given.key)
  const isActive = await inTransaction(req, () => storeKey(req, account, { ...given, keyHint }))
  return { keyHint, isActive }
}

/** „live_…8x2f“: enough to tell two keys apart. */
const hintOf = (key: string): string => `${/^[a-z]+_/.exec(key)?.[0] ?? ''}…${key.slice(-4)}`

const spelling = { mollie: /^(test|live)_\w{20,100}$/, datatrans: /^.{6,100}$/ }
const hexadecimal = /^([\da-f]{2}){16,128}$/i

function refuseMisspelt({ method, merchant }: PaymentAccount, { key, signKey }: Given): void {
  if (!spelling[method].test(key)) throw wrong('key', misspeltTexts[method])
  if (method !== 'datatrans') return
  if (!merchant) throw wrong('key', 'Bitte speichern Sie zuerst die Händlernummer.')
  if (!signKey || !hexadecimal.test(signKey))
    throw wrong('signKey', 'Der Schlüssel der Nachrichten besteht aus Ziffern und den Buchstaben a bis f.')
}

const misspeltTexts = {
  mollie: 'Ein Schlüssel von Mollie beginnt mit „live_“ oder „test_“.',
  datatrans: 'Das Passwort ist zu kurz.',
}

async function refuseWrongKey(account: PaymentAccount, { key, signKey }: Given): Promise<void> {
  const { id, method, merchant, captureMoment, isTest } = account
  const open: OpenAccount = {
    id,
    method,
    key,
    signKey: signKey ?? null,
    merchant: merchant ?? '',
    captureMoment,
    isTest: isTest ?? false,
  }
  const isRight = await opensAccount(open).catch((error) => {
    throw isAway(error) ? new Refused('payment-provider-away') : error
  })
  if (!isRight) throw wrong('key', `${providerLabels[method]} kennt diesen Schlüssel nicht.`)
}

const wrong = (field: string, message: string): Refused =>
  new Refused('validation', {}, [{ field, message, code: 'validation' }])

async function storeKey(
  req: PayloadRequest,
  { id, name }: PaymentAccount,
  { key, signKey, keyHint }: Given & { keyHint: string },
): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ isActive: boolean }>(sql`
    update payment_accounts account
       set sealed_key = ${sealedFor(req.payload, id, key)}, key_hint = ${keyHint}, updated_at = now(),
           sealed_sign_key = ${signKey ? sealedFor(req.payload, id, signKey) : null},
           is_active = account.is_active or not exists (
             select from payment_accounts other
              where other.method = account.method and other.is_active
                and other.division_id is not distinct from account.division_id)
     where id = ${id}
    returning is_active as "isActive"`)
  // What could not be asked for without it is asked for now.
  await transaction.execute(sql`
    update provider_payments set asked_at = null where account_id = ${id} and problem is not null`)
  await writeLog(req, {
    action: 'payment-key-set',
    collection: 'payment-accounts',
    documentId: id,
    title: name,
    branch: null,
  })
  await notifyTagsOf(req, ['payment-accounts', `payment-accounts:${id}`])

  return rows[0]?.isActive ?? false
}
