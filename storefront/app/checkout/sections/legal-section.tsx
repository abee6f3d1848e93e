import type { LegalText, ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { legalPaths } from '#domain/url-space.data.ts'
import { lateSheet } from '../../ui/late-sheet.tsx'
import { useLayer } from '../../ui/use-layers.ts'
import { CheckField } from '../fields/check-field.tsx'
import styles from './legal-section.module.css'

const MarkdownSheet = lateSheet(
  () => import('./markdown-sheet.tsx'),
  (module) => module.MarkdownSheet,
)

/** The two consents that every order needs; the settings may put other words beside the boxes. */
export function LegalSection({ settings }: { settings: ShopSettings }) {
  const termsSheet = useLayer('terms')
  const privacySheet = useLayer('privacy')
  const terms = {
    title: 'Allgemeine Geschäftsbedingungen',
    source: settings.termsAndConditions,
    page: legalPaths.termsAndConditions,
    onOpen: termsSheet.open,
  }
  const privacy = {
    title: 'Datenschutzerklärung',
    source: settings.privacyPolicy,
    page: legalPaths.privacyPolicy,
    onOpen: privacySheet.open,
  }

  return (
    <div className={styles.consents}>
      <CheckField
        name="legalInstructions"
        isRequired
        label={
          <>
            {settings.termsAndConditionsText ? (
              <>
                {settings.termsAndConditionsText} <LegalLink {...terms} />
              </>
            ) : (
              <>
                Ich akzeptiere die <LegalLink {...terms} words="Allgemeinen Geschäftsbedingungen" />.
              </>
            )}
            <span aria-hidden="true">{'\u00a0'}*</span>
          </>
        }
      />
      <CheckField
        name="privacyPolicy"
        isRequired
        label={
          <>
            {settings.privacyPolicyText ? `${settings.privacyPolicyText} ` : 'Ich habe die '}
            <LegalLink {...privacy} />
            {!settings.privacyPolicyText && ' gelesen.'}
            <span aria-hidden="true">{'\u00a0'}*</span>
          </>
        }
      />
      {termsSheet.isOpen && <LegalSheet {...terms} onClose={termsSheet.close} />}
      {privacySheet.isOpen && <LegalSheet {...privacy} onClose={privacySheet.close} />}
    </div>
  )
}

type LegalLinkProps = {
  title: string
  /** The title as the sentence around it needs it. */
  words?: string
  source: LegalText
  page: string
  onOpen: () => void
}

/** Opens the text in place where there is one, so that nobody loses a half-filled form. */
function LegalLink({ title, words = title, source, page, onOpen }: LegalLinkProps) {
  const { url, text } = source
  if (text) {
    return (
      <button type="button" className={styles.link} onClick={onOpen}>
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

type LegalSheetProps = { title: string; source: LegalText; onClose: () => void }

function LegalSheet({ title, source: { text }, onClose }: LegalSheetProps) {
  return text ? <MarkdownSheet title={title} text={text} onClose={onClose} /> : null
}
