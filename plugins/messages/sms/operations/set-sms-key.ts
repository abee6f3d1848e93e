import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { SmsAccount } from '#cms/payload-types.ts'
import { smsProviderLabels } from '#domain/operations/messages/sms-account.texts.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { Refused } from '#kernel/refused.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'

import { allSmsProviders } from '../providers/all-sms-providers.ts'
import { SmsFailure } from '../sms-provider.ts'
import { sealedForSms } from './open-sms-account.ts'

type KeptKey = { keyHint: string; isActive: boolean }
type Given = { key: string; signKey?: string | undefined }

/**
 * Keeps the key of an account, once its provider has opened the account with it, and switches the account on unless
 * another one has its place. Answers how the key ends: more of it nobody sees again.
 */
export async function setSmsKey(req: PayloadRequest, id: string, given: Given): Promise<KeptKey> {
  await requireRight(req, 'update', 'sms-accounts')
  const account = await findSmsAccount(req, id)
  if (account.provider === 'log') throw wrong('key', 'Wo nichts gesendet wird, braucht es keinen Schlüssel.')
  if (given.key.length < 8) throw wrong('key', 'Der Schlüssel ist zu kurz.')
  await refuseWrongKey(account, given)

  const keyHint = `…${given.key.slice(-4)}`
  const isActive = await inTransaction(req, () => storeKey(req, account, { ...given, keyHint }))
  return { keyHint, isActive }
}

export async function findSmsAccount(req: PayloadRequest, id: string): Promise<SmsAccount> {
  const account = await req.payload.findByID({
    collection: 'sms-accounts',
    id,
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })
  if (!account) throw new Refused('unknown-record')

  return account
}

async function refuseWrongKey({ id, provider, sender }: SmsAccount, { key, signKey }: Given): Promise<void> {
  const open = { id, provider, sender, key, signKey: signKey ?? null }
  const isRight = await allSmsProviders[provider].check(open).catch((error) => {
    throw error instanceof SmsFailure ? new Refused('sms-provider-away') : error
  })
  if (!isRight) throw wrong('key', `${smsProviderLabels[provider]} kennt diesen Schlüssel nicht.`)
}

const wrong = (field: string, message: string): Refused =>
  new Refused('validation', {}, [{ field, message, code: 'validation' }])

async function storeKey(
  req: PayloadRequest,
  { id, name }: SmsAccount,
  { key, signKey, keyHint }: Given & { keyHint: string },
): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ isActive: boolean }>(sql`
    update sms_accounts account
       set sealed_key = ${sealedForSms(req.payload, id, key)}, key_hint = ${keyHint}, updated_at = now(),
           sealed_sign_key = ${signKey ? sealedForSms(req.payload, id, signKey) : null},
           is_active = account.is_active or not exists (
             select from sms_accounts other
              where other.is_active and other.division_id is not distinct from account.division_id)
     where id = ${id}
    returning is_active as "isActive"`)
  await writeLog(req, {
    action: 'sms-key-set',
    collection: 'sms-accounts',
    documentId: id,
    title: name,
    branch: null,
  })
  await notifyTagsOf(req, ['sms-accounts', `sms-accounts:${id}`])

  return rows[0]?.isActive ?? false
}
