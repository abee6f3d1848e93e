'use client'

import { type FormEvent, useId, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { ListContract } from '#domain/api/list.contract.ts'
import type { testTextSmsContract } from '#domain/operations/messages/message-texts.contract.ts'
import type { TextParts } from '#domain/operations/messages/message-text.ts'
import type { TextName } from '#domain/operations/messages/message-texts.data.ts'
import { smsNumberProblem } from '#domain/ordering/order-notices.ts'
import { phoneExample } from '#domain/ordering/phone.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { outcomeWords, type SentTest } from './sms-outcome.ts'
import styles from './texts.module.css'

const send = callOf<typeof testTextSmsContract>('post', '/api/message-texts/test-sms')
const read = callOf<ListContract<'messages', keyof SentTest>>('get', '/api/messages')

type TestProps = { name: TextName; division: string | null; draft: TextParts; isFine: boolean }

/** The SMS that somebody is writing, to a number of theirs, and what became of it. */
export function SmsTest({ name, division, draft, isFine }: TestProps) {
  const id = useId()
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [event, setEvent] = useState<string | null>(null)

  const probe = async () => {
    const wrong = smsNumberProblem(phone)
    setEvent(null)
    setProblem(wrong)
    if (wrong) return
    const sent = await send(fetch, { body: { text: name, division, ...draft, phone } })
    if (sent.ok) setEvent(sent.body.event)
    else setProblem(kit.problemIn(sent))
  }
  const submit = (pressed: FormEvent) => {
    pressed.preventDefault()
    void probe()
  }

  return (
    <form aria-label="Probe der SMS" className={styles.test} noValidate onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={id}>Probe an Nummer</label>
        <input
          id={id}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          placeholder={phoneExample}
          value={phone}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setPhone(target.value)}
        />
      </div>
      <kit.Action type="submit" disabled={!isFine}>
        SMS senden
      </kit.Action>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      {event && <Outcome key={event} event={event} />}
    </form>
  )
}

const secondsBetween = 1

function Outcome({ event }: { event: string }) {
  const found = kit.useLoaded(event, (signal) =>
    read(fetch, { signal, query: { depth: 0, limit: 1, 'where[event][equals]': event } }),
  )
  const words = outcomeWords(found.data?.docs[0])
  kit.useEvery(words ? null : secondsBetween, found.reload)

  return <p role="status">{words ?? 'Die Probe ist unterwegs …'}</p>
}
