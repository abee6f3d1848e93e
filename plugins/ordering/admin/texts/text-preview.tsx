'use client'

import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { previewTextContract } from '#domain/operations/messages/message-texts.contract.ts'
import type { TextParts } from '#domain/operations/messages/message-text.ts'
import type { TextName } from '#domain/operations/messages/message-texts.data.ts'
import { partsOf } from '#domain/operations/messages/message-texts.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { SmsTest } from './sms-test.tsx'
import styles from './texts.module.css'

const preview = callOf<typeof previewTextContract>('post', '/api/message-texts/preview')
const pauseMs = 300

type PreviewProps = {
  name: TextName
  division: string | null
  draft: TextParts
  /** Whether it may be sent as it is. */
  isFine: boolean
}
const mailWays = { html: 'E-Mail', text: 'Nur Text' } as const
const ways = { ...mailWays, sms: 'SMS' } as const
type Way = keyof typeof ways

/** How a message arrives, at an order that nobody placed: on a phone and wider, light and dark. */
export function TextPreview({ name, division, draft, isFine }: PreviewProps) {
  const [way, setWay] = useState<Way>('html')
  const [isWide, setIsWide] = useState(false)
  const [isDark, setIsDark] = useState(false)
  const asked = useSettled(JSON.stringify(draft))
  const shown = kit.useLoaded(`${name} ${division} ${asked}`, (signal) =>
    preview(fetch, { signal, body: { text: name, division, ...draft } }),
  )

  return (
    <section aria-label="Vorschau" className={styles.preview}>
      <div className={styles.ways}>
        <Choice
          label="Vorschau als"
          choices={partsOf(name).includes('sms') ? ways : mailWays}
          chosen={way}
          onChange={setWay}
        />
        {way === 'html' && (
          <>
            <Choice
              label="Breite"
              choices={{ phone: 'Handy', wide: 'Breit' }}
              chosen={isWide ? 'wide' : 'phone'}
              onChange={(width) => setIsWide(width === 'wide')}
            />
            <Choice
              label="Farben"
              choices={{ light: 'Hell', dark: 'Dunkel' }}
              chosen={isDark ? 'dark' : 'light'}
              onChange={(colors) => setIsDark(colors === 'dark')}
            />
          </>
        )}
      </div>
      <kit.LoadedView of={shown}>
        {({ subject, html, text, sms }) => (
          <>
            {way !== 'sms' && <p className={styles.subject}>{subject}</p>}
            {way === 'html' && (
              <iframe
                title="Vorschau der E-Mail"
                sandbox=""
                srcDoc={inColors(html, isDark)}
                className={styles.mail}
                style={isWide ? { inlineSize: 600 } : { inlineSize: 390, maxInlineSize: '100%' }}
              />
            )}
            {way === 'text' && <pre className={styles.plain}>{text}</pre>}
            {way === 'sms' && sms && (
              <>
                <p className={styles.sms}>{sms.text}</p>
                <p>{sizeWords(sms)}</p>
              </>
            )}
          </>
        )}
      </kit.LoadedView>
      {way === 'sms' && <SmsTest {...{ name, division, draft, isFine }} />}
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  choices: Readonly<Partial<Record<Value, string>>>
  chosen: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, choices, chosen, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(choices) as Value[] // of the same names

  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
          {choices[value]}
        </button>
      ))}
    </div>
  )
}

/** The mail follows the colours of whoever reads it; here somebody chooses them. */
const inColors = (html: string, isDark: boolean): string =>
  html.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all')

type Sms = { segments: number; units: number; alphabet: 'gsm-7' | 'ucs-2' }

function sizeWords({ segments, units, alphabet }: Sms): string {
  const count = segments === 1 ? 'Eine SMS' : `${segments} SMS, die zusammen ankommen`
  const why = alphabet === 'ucs-2' ? '; ein Zeichen darin gehört nicht zum SMS-Alphabet' : ''

  return `${count} (${units} Zeichen${why}).`
}

/** What was typed, once nobody types any more. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return settled
}
