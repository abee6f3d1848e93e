'use client'

import { type FormEvent, useState } from 'react'

import { type CarryGround, carryGroundLabels } from '#domain/workforce/leave/leave-notice.texts.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Action, ChoiceField, useAsk } from '#plugins/desk/kit.port.ts'

import { TextField } from './entry-fields.tsx'
import styles from './times.module.css'
import { useNotices } from './use-notices.ts'

type CarryOverListProps = { account: LeaveRow; leads: boolean }

/** Why leave goes on until 31 March of the next year, which German law asks for (§ 7 (3) BUrlG). */
export function CarryOverList({ account, leads }: CarryOverListProps) {
  const { carriedOver, open, person } = account
  const { ask, asking } = useAsk()
  const { carry } = useNotices()
  const years = open.filter(({ yearFrom }) => carriedOver.every((said) => said.yearFrom !== yearFrom))
  const takeBack = async (said: LeaveRow['carriedOver'][number]) => {
    const answer = await ask({
      title: `Übertragung aus ${said.year} zurücknehmen?`,
      text: 'Was von diesem Jahr offen ist, kann dann schon mit dem Jahresende verfallen.',
      confirm: 'Zurücknehmen',
      isDangerous: true,
      reason: { label: 'Begründung', fewest: 3, most: 1000 },
    })
    if (answer)
      await carry({ user: person.id, yearFrom: said.yearFrom, ground: 'withdrawn', words: answer.reason })
  }
  if (!leads && carriedOver.length === 0) return null

  return (
    <>
      <h3>Übertrag bis 31. März</h3>
      <ul className={styles.hints}>
        {carriedOver.map((said) => (
          <li key={said.yearFrom}>
            <span>{`Aus ${said.year}: ${carryGroundLabels[said.ground]}, „${said.words}“${said.by ? ` (${said.by})` : ''}`}</span>
            {leads && (
              <Action
                look="quiet"
                aria-label={`Zurücknehmen: ${said.year}`}
                onClick={() => void takeBack(said)}
              >
                Zurücknehmen
              </Action>
            )}
          </li>
        ))}
      </ul>
      {leads && years.length > 0 && (
        <CarryOverForm key={carriedOver.length} {...{ years }} user={person.id} />
      )}
      {asking}
    </>
  )
}

const grounds = Object.keys(carryGroundLabels) as CarryGround[] // as its labels name them

function CarryOverForm({ years, user }: { years: LeaveRow['open']; user: string }) {
  const [yearFrom, setYearFrom] = useState(years[0]?.yearFrom ?? '')
  const [ground, setGround] = useState<CarryGround>('operational')
  const [words, setWords] = useState('')
  const [isSending, setIsSending] = useState(false)
  const { carry } = useNotices()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    await carry({ user, yearFrom, ground, words })
    setIsSending(false)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <ChoiceField
        label="Urlaubsjahr"
        value={yearFrom}
        choices={years.map((open) => [open.yearFrom, open.year] as const)}
        onChoose={setYearFrom}
      />
      <ChoiceField
        label="Grund"
        value={ground}
        choices={grounds.map((each) => [each, carryGroundLabels[each]] as const)}
        onChoose={(chosen) => setGround(chosen as CarryGround)} // one of the choices just above
      />
      <TextField label="Begründung" required minLength={3} maxLength={1000} value={words} onText={setWords} />
      <div className={styles.ways}>
        <Action type="submit" disabled={isSending}>
          Übertragen
        </Action>
      </div>
    </form>
  )
}
