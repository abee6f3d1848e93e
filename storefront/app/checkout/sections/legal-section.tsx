import { lazy, Suspense, useState } from 'react'

import type { LegalText, ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { legalPaths } from '#domain/url-space.data.ts'
import { CheckField } from '../fields/check-field.tsx'
import styles from './legal-section.module.css'

const MarkdownSheet = lazy(() => import('./markdown-sheet.tsx'))

type Opened = { title: string; text: string }

/** The two consents that every order needs; the settings may put other words beside the boxes. */
export function LegalSection({ settings }: { settings: ShopSettings }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const terms = {
    source: settings.termsAndConditions,
    page: legalPaths.termsAndConditions,
    onOpen: setOpened,
  }
  const privacy = { source: settings.privacyPolicy, page: legalPaths.privacyPolicy, onOpen: setOpened }

  return (
    <div className={styles.consents}>
      <CheckField
        name="legalInstructions"
        isRequired
        label={
          <>
            {settings.termsAndConditionsText ? (
              <>
                {settings.termsAndConditionsText}{' '}
                <LegalLink {...terms} title="Allgemeine Geschäftsbedingungen" />
              </>
            ) : (
              <>
                Ich akzeptiere die{' '}
                <LegalLink
                  {...terms}
                  title="Allgemeine Geschäftsbedingungen"
                  words="Allgemeinen Geschäftsbedingungen"
                />
                .
              </>
            )}
            {'\u00a0'}*
          </>
        }
      />
      <CheckField
        name="privacyPolicy"
        isRequired
        label={
          <>
            {settings.privacyPolicyText ? `${settings.privacyPolicyText} ` : 'Ich habe die '}
            <LegalLink {...privacy} title="Datenschutzerklärung" />
            {!settings.privacyPolicyText && ' gelesen.'}
            {'\u00a0'}*
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
  /** The title as the sentence around it needs it. */
  words?: string
  source: LegalText
  page: string
  onOpen: (opened: Opened) => void
}

/** Opens the text in place where there is one, so that nobody loses a half-filled form. */
function LegalLink({ title, words = title, source, page, onOpen }: LegalLinkProps) {
  const { url, text } = source
  if (text) {
    return (
      <button type="button" className={styles.link} onClick={() => onOpen({ title, text })}>
        {words}
      </button>
    )
  }

  return (
    <a href={url || page} target="_blank" rel="noopener">
      {words}
    </a>
  )
}
