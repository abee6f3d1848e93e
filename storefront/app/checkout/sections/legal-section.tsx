import { lazy, Suspense, useState } from 'react'

import type { LegalText, ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { CheckField } from '../fields/check-field.tsx'
import styles from './legal-section.module.css'

const MarkdownSheet = lazy(() => import('./markdown-sheet.tsx'))

type Opened = { title: string; text: string }

/** The two consents that every order needs. */
export function LegalSection({ settings }: { settings: ShopSettings }) {
  const [opened, setOpened] = useState<Opened | null>(null)

  return (
    <div className={styles.consents}>
      <CheckField
        name="legalInstructions"
        isRequired
        label={
          <>
            Ich akzeptiere die{' '}
            <LegalLink
              title="Allgemeinen Geschäftsbedingungen"
              text={settings.termsAndConditionsText ?? settings.termsAndConditions.text}
              source={settings.termsAndConditions}
              page="/site/terms-and-conditions"
              onOpen={(text) => setOpened({ title: 'Allgemeine Geschäftsbedingungen', text })}
            />
            .{'\u00a0'}*
          </>
        }
      />
      <CheckField
        name="privacyPolicy"
        isRequired
        label={
          <>
            Ich habe die{' '}
            <LegalLink
              title="Datenschutzerklärung"
              text={settings.privacyPolicyText ?? settings.privacyPolicy.text}
              source={settings.privacyPolicy}
              page="/site/privacy"
              onOpen={(text) => setOpened({ title: 'Datenschutzerklärung', text })}
            />{' '}
            gelesen.{'\u00a0'}*
          </>
        }
      />
      {opened && (
        <Suspense>
          <MarkdownSheet {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}

type LegalLinkProps = {
  title: string
  text: string | null | undefined
  source: LegalText
  page: string
  onOpen: (text: string) => void
}

/** Opens the text in place where there is one, so that nobody loses a half-filled form. */
function LegalLink({ title, text, source, page, onOpen }: LegalLinkProps) {
  if (text) {
    return (
      <button type="button" className={styles.link} onClick={() => onOpen(text)}>
        {title}
      </button>
    )
  }

  return (
    <a href={source.url || page} target="_blank" rel="noopener">
      {title}
    </a>
  )
}
